/** Proofreads the texts of a song of a file, and mends in them what is of chosen kinds. */
import { applyEdits, editsOf, type Remark } from "../../transliteration/proofreading/remark.ts";
import { proofreadSigns } from "../../transliteration/proofreading/signs.ts";
import type { ReadSong } from "../songs/exchanged-song.ts";
import { rowOfKind, type SignKind } from "./remark-kinds.ts";

/** By the columns of files, with the script of each. */
const proofreadTexts = {
  lyrics_hindi: "devanagari",
  lyrics_english: "roman",
  translation_english: "roman",
  translation_hindi: "devanagari",
} as const;

type ProofreadText = keyof typeof proofreadTexts;

export interface SongRemark extends Remark {
  readonly kind: SignKind;
  readonly field: ProofreadText;
}

/** A translation may name words of the other script. */
const ofScripts: ReadonlySet<SignKind> = new Set(["wrong script", "mixed scripts", "foreign letters"]);

/** @returns remarks that need no lexicon, in the order of the fields */
export function proofreadSong(song: ReadSong<string>["song"]): SongRemark[] {
  return (Object.keys(proofreadTexts) as ProofreadText[]).flatMap((field) =>
    proofreadText(field, song[field] ?? ""),
  );
}

function proofreadText(field: ProofreadText, text: string): SongRemark[] {
  if (text === "") return [];
  return proofreadSigns(text, proofreadTexts[field]).flatMap(({ kind, ...remark }) => {
    if (!(kind in rowOfKind)) return [];
    const found = { ...remark, kind: kind as SignKind, field };
    return field.startsWith("translation") && ofScripts.has(found.kind) ? [] : [found];
  });
}

/** A mend may bring to light another one. More rounds than texts need. */
const mostRounds = 10;

/**
 * @param kinds whose remarks are mended in all texts
 * @returns the song as it is saved, with the kinds that were mended in it
 */
export function mendSong<Name extends string>(
  read: ReadSong<Name>,
  kinds: ReadonlySet<SignKind>,
): ReadSong<Name> {
  if (kinds.size === 0) return read;
  const song: Partial<Record<string, string>> = { ...read.song };
  const mended = new Set<SignKind>();
  for (const field of Object.keys(proofreadTexts) as ProofreadText[]) {
    for (let round = 0; round < mostRounds; round += 1) {
      const text = song[field] ?? "";
      const remarks = proofreadText(field, text).filter(({ kind, mend }) => mend && kinds.has(kind));
      if (remarks.length === 0) break;
      for (const { kind } of remarks) mended.add(kind);
      const edits = editsOf(remarks.flatMap(({ places }) => places));
      song[field] = applyEdits(text, withoutOverlaps(edits));
    }
  }
  return mended.size === 0 ? read : { ...read, song: song as ReadSong<Name>["song"], mended: [...mended] };
}

/** Of two edits of the same signs the later one waits for the next round. */
function withoutOverlaps(edits: ReturnType<typeof editsOf>): ReturnType<typeof editsOf> {
  let end = -1;
  return edits
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((edit) => {
      if (edit.start < end) return false;
      end = edit.end;
      return true;
    });
}
