export { openGeneratedPictures } from "./generated-pictures.ts";
export { type SocialPicturesParts, socialPictures } from "./social-pictures.ts";
