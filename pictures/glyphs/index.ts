export { type Outline, outlines } from "./outlines.ts";
