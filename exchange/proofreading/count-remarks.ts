/** Counts, by kinds of remarks, the songs of files that have them and those in which they were mended. */
import type { SongRemark } from "./proofread-song.ts";
import type { SignKind } from "./remark-kinds.ts";

export interface KindCount {
  /** Songs that have such remarks, as they are saved. */
  readonly songs: number;
  readonly mended: number;
  /** The sentence of the first remark; empty where none is left. */
  readonly example: string;
}

export type RemarkCounts = ReadonlyMap<SignKind, KindCount>;

const none: KindCount = { songs: 0, mended: 0, example: "" };

export interface RemarkCounter {
  readonly counts: RemarkCounts;
  add(remarks: readonly SongRemark[], mended?: readonly SignKind[]): void;
}

/** @param known kinds that are listed from the beginning, without songs */
export function createRemarkCounter(known: Iterable<SignKind> = []): RemarkCounter {
  const counts = new Map(Array.from(known, (kind) => [kind, none]));
  return {
    counts,
    add(remarks, mended = []) {
      // The first of a kind is kept.
      const found = new Map(remarks.toReversed().map(({ kind, sentence }) => [kind, sentence]));
      for (const kind of new Set([...found.keys(), ...mended])) {
        const { songs, mended: before, example } = counts.get(kind) ?? none;
        counts.set(kind, {
          songs: songs + (found.has(kind) ? 1 : 0),
          mended: before + (mended.includes(kind) ? 1 : 0),
          example: example || (found.get(kind) ?? ""),
        });
      }
    },
  };
}
