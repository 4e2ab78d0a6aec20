export { openGeneratedPictures } from "./generated-pictures.ts";
export { socialPictures } from "./social-pictures.ts";
