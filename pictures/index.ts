export { drawPicture } from "./draw-picture.ts";
export type { Disc } from "./drawings.ts";
export { fieldInks, type Ink } from "./inks.ts";
export { discOf, type Picture, portraitOf, sleeveOf } from "./pictures.ts";
export { createPngMaker, type PngMaker, TooManyOrders } from "./social/png-maker.ts";
export {
  addressOfSocialPicture,
  readSocialAddress,
  type Shown,
  type SocialSubject,
  type Subject,
  type SubjectKind,
} from "./social/subjects.ts";
