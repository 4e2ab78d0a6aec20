/** The door of generated pictures: answers sleeves and portraits from memory, social pictures from kept files. */
export { openGeneratedPictures } from "./generated-pictures.ts";
export { socialPictures } from "./social-pictures.ts";
