/** Tells whether the program finds words of songs as it did before: a digest of its rules and lists. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readWordLists } from "./read-glossary.ts";

const files = ["base-words.ts", "glossary.ts", "roman-key.ts", "signature.ts", "words-of-song.ts"];

let digest: Promise<string> | undefined;

/** @returns another text when one of the files or lists is another, so that songs are looked at again */
export function rulesOfWords(): Promise<string> {
  digest ??= digestRules();
  return digest;
}

async function digestRules(): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), "utf8")));
  const hash = createHash("sha256").update(JSON.stringify([texts, await readWordLists()]));
  return hash.digest("base64url");
}
