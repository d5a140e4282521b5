// Exchange certificates: what is paid too much can be stored, and pays for something else later.
import type { ModulePart } from "../part";
import Badge from "./Badge.svelte";
import Certificates from "./Certificates.svelte";
import Laying from "./Laying.svelte";
import Replay from "./Replay.svelte";

export const certificates: ModulePart = {
  name: "certificates",
  mine: { Shown: Certificates },
  badge: { Shown: Badge },
  replay: { Shown: Replay },
  paying: {
    Shown: Laying,
    offered: ({ controls, game }) => controls.of("lay").size > 0 || game.view.step === "lay",
  },
  controls: {
    lay: { at: ["hand"], thing: ({ cards }) => cards?.[0] },
    store: { at: ["settling"], thing: ({ action }) => action },
  },
  asks: { store: ({ view }) => ({ over: view.extras.certificates?.over ?? 0 }) },
  keepsChange: ({ extras }, seat) => extras.certificates?.stores === true && extras.certificates.stored[seat] === null,
  cards: ({ extras }, seat) => {
    const stored = extras.certificates?.stored[seat];
    return stored ? [`stored-${stored}`] : [];
  },
  laid: ({ extras }) => extras.certificates?.laid ?? [],
};
