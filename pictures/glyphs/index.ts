export { type Outline, outlineOf } from "./outlines.ts";
