export { type ContentEncoding, chooseEncoding } from "./choose-encoding.ts";
export { compress, decompress } from "./compress.ts";
export { type Representation, represent, sendRepresentation, withBody } from "./representation.ts";
