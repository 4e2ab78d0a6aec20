/** The kinds of remarks about songs of files, in plain words, and which of them are mended in all songs. */
import type { RemarkKind } from "../../transliteration/proofreading/remark.ts";

interface KindRow {
  /** As it begins a sentence. */
  readonly name: string;
  /**
   * What mending all songs of a file may do: nothing wrong; something that somebody should have looked at, as a line
   * that is removed may be sung; or nothing, as only people can mend it.
   */
  readonly mending: "safe" | "looked at" | "none";
}

/** In the order in which they are told. */
const rows = {
  "copied text": { name: "Text that was copied from a web page, a chat or a player", mending: "looked at" },
  "wrong encoding": { name: "Letters read in a wrong encoding", mending: "safe" },
  "old font": { name: "Hindi typed for an old font", mending: "looked at" },
  "lost letters": { name: "Letters that were lost", mending: "none" },
  markup: { name: "HTML in the words", mending: "safe" },
  bullets: { name: "Bullets and music signs", mending: "looked at" },
  "wrong script": { name: "Lines in the other script", mending: "none" },
  "mixed scripts": { name: "Words in the other script", mending: "none" },
  "foreign letters": { name: "Letters of two scripts in one word", mending: "none" },
  brackets: { name: "Brackets or quotation marks without a partner", mending: "none" },
  "quotation marks": { name: "Straight and curly quotation marks mixed", mending: "looked at" },
  dandas: { name: "Dandas typed with other signs", mending: "safe" },
  dots: { name: "Two dots, or more than three", mending: "looked at" },
  commas: { name: "Commas doubled, or without a space", mending: "safe" },
  spaces: { name: "Needless spaces", mending: "safe" },
  "odd spaces": { name: "Spaces of another width", mending: "safe" },
  "invisible characters": { name: "Invisible characters", mending: "safe" },
} as const satisfies Partial<Readonly<Record<RemarkKind, KindRow>>>;

/** Those that need no lexicon and no other text. */
export type SignKind = keyof typeof rows;

export const signKinds = Object.keys(rows) as readonly SignKind[];

export const rowOfKind: Readonly<Record<SignKind, KindRow>> = rows;

/** Kinds that can be mended without anybody looking. */
export const safeMends: ReadonlySet<SignKind> = new Set(
  signKinds.filter((kind) => rowOfKind[kind].mending === "safe"),
);
