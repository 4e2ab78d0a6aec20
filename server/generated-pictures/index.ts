export { generatedPictures } from "./generated-pictures.ts";
