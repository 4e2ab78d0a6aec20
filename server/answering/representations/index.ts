/** The door of representations: complete responses in the encoding that a client takes. */
export { type ContentEncoding, chooseEncoding } from "./choose-encoding.ts";
export { compress, compressAsync, decompress } from "./compress.ts";
export { type Representation, represent, sendRepresentation, withBody } from "./representation.ts";
