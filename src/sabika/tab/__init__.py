"""The desk in a browser's tab: Python runs beside the page, tables are kept by the browser, and nothing is sent."""
