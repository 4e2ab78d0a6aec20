export { drawPicture } from "./draw-picture.ts";

export { discOf, type Picture, portraitOf, sleeveOf } from "./pictures.ts";
export { createPngMaker, type PngMaker, TooManyWaiting } from "./social/png-maker.ts";
export {
  addressOfSocialPicture,
  canBePictured,
  readSocialAddress,
  type SocialPictureTexts,
  type SocialSubject,
} from "./social/subjects.ts";
