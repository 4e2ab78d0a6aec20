/** The walk of the import of this tab. */
import { update } from "./import-state.ts";
import { createWalks } from "./walk.ts";

export const { walkThrough, sendUntilAnswered, goOn, stop, endWalk, explainRefusal } = createWalks(update);
