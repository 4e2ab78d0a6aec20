/**
 * A door of the exchange for browsers, too: what songs of files say, what a proofreader says about them, and its
 * mends.
 */
export {
  createRemarkCounter,
  type KindCount,
  type RemarkCounter,
  type RemarkCounts,
} from "./count-remarks.ts";
export { describeCount, describeRemarks } from "./describe-remarks.ts";
export { mendSong, proofreadSong, type SongRemark } from "./proofread-song.ts";
export { rowOfKind, type SignKind, safeMends, signKinds } from "./remark-kinds.ts";
export { type SongWords, wordsInLines, wordsOfSong } from "./song-words.ts";
