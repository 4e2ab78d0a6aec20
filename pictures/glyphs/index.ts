/** The door of glyphs: the letters of pictures as outlines. */
export { type Outline, outlines } from "./outlines.ts";
