export type { Plate } from "./plate.ts";
export { plateNamed, plateNames } from "./plates.ts";
