/**
 * The door of pictures: sleeves, portraits and social pictures, drawn by their addresses. A drawing is frozen:
 * another rule would repaint every cover.
 */
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
