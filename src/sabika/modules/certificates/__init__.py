"""Exchange certificates: money paid too much can be stored in any currency and spent later (E1-E5)."""
