export type { Plate } from "./plate.ts";
export { plates } from "./plates.ts";
