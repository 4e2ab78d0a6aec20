/** The words of the songs that a page of the table shows: read anew from the files, and kept for no other songs. */
import { useEffect, useState } from "react";
import {
  describeRemarks,
  proofreadSong,
  type SongWords,
  wordsOfSong,
} from "../../../exchange/proofreading/index.ts";
import type { ImportState } from "./import-state.ts";
import { explainRefusal } from "./import-walk.ts";
import { readAll } from "./run-import.ts";

export interface SongOfPage {
  readonly words: SongWords;
  /** What a proofreader sees; empty where that is nothing. */
  readonly remarks: string;
}

type Words = ReadonlyMap<number, SongOfPage>;

const noWords: Words = new Map();

/**
 * @param numbers of the songs on the page, in their order
 * @returns by the numbers; empty until all of them are read, and while songs are checked, which reads the files, too
 */
export function useWords({ rows, step, areEntries }: ImportState, numbers: readonly number[]): Words {
  const [read, setRead] = useState({ key: "", rows, words: noWords });
  const key = numbers.join();
  const isOpen = step !== "checking" && !areEntries;
  useEffect(() => {
    if (!isOpen || key === "") return;
    const reading = new AbortController();
    void explainRefusal(async () => {
      const words = await readWords(new Set(key.split(",").map(Number)), reading.signal);
      if (words) setRead({ key, rows, words });
    });
    return () => reading.abort();
  }, [rows, key, isOpen]);
  return isOpen && read.key === key && read.rows === rows ? read.words : noWords;
}

/** @returns null where another page was turned to meanwhile */
async function readWords(numbers: ReadonlySet<number>, signal: AbortSignal): Promise<Words | null> {
  const last = Math.max(...numbers);
  const words = new Map<number, SongOfPage>();
  let number = 0;
  for await (const { song } of readAll((each) => numbers.has(each))) {
    if (signal.aborted) return null;
    if (numbers.has(number))
      words.set(number, { words: wordsOfSong(song), remarks: describeRemarks(proofreadSong(song)) });
    if (number === last) break;
    number += 1;
  }
  return words;
}
