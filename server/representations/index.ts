export { type ContentEncoding, chooseEncoding } from "./choose-encoding.ts";
export { type Representation, represent, sendRepresentation } from "./representation.ts";
