/** The door of plates: the drawings that a sleeve can have. */
export type { Plate } from "./plate.ts";
export { plates } from "./plates.ts";
