/** Other programs that write the other script, for comparison: the romaniser of our slugs, and the usual library. */
import { pathToFileURL } from "node:url";
import { romanise } from "#catalogue";
import { fetchPackage } from "#machine";
import type { SongInBothScripts } from "#transliteration";
import { linesOf, splitWords } from "./leave-one-out.ts";
import type { Direction, JudgedLine } from "./score-drafts.ts";

interface Transliterator {
  readonly name: string;
  /** @returns one word in the other script */
  readonly write: (word: string) => string;
}

interface Sanscript {
  readonly t: (text: string, from: string, to: string, options?: { readonly syncope: boolean }) => string;
}

const [packageName, version] = ["@indic-transliteration/sanscript", "1.3.3"];

/** The scheme of that library that looks most like what people write. */
const scheme = "itrans_lowercase";

export async function transliterators(direction: Direction): Promise<Transliterator[]> {
  const { t } = await fetchSanscript();
  if (direction === "to Devanagari") {
    return [{ name: "sanscript", write: (word) => t(word.toLowerCase(), scheme, "devanagari") }];
  }
  const strip = (word: string) => word.replace(/[^a-z]/gi, "");
  return [
    { name: "the slug's romaniser", write: romanise },
    // It knows dotted letters as single characters only, which NFC never composes.
    { name: "sanscript", write: (word) => strip(t(composed(word), "devanagari", scheme, { syncope: true })) },
  ];
}

async function fetchSanscript(): Promise<Sanscript> {
  const main = fetchPackage(packageName, version);
  if (!main) throw new Error(`${packageName} could not be installed. Is the npm registry reachable?`);
  const module = await import(pathToFileURL(main).href);
  return module.default;
}

/** U+0958 to U+095E are क़ to फ़. */
function composed(word: string): string {
  return word.normalize("NFD").replace(/([कखगजडढफ])\u093c/g, (_, letter: string) => {
    return String.fromCharCode(0x0958 + "कखगजडढफ".indexOf(letter));
  });
}

export function judgeTransliterator(
  songs: readonly SongInBothScripts[],
  direction: Direction,
  { write }: Transliterator,
): JudgedLine[] {
  return songs.flatMap(({ devanagari, roman }) => {
    const [source, target] = direction === "to Roman" ? [devanagari, roman] : [roman, devanagari];
    const written = linesOf(target).map(splitWords);
    return linesOf(source).map((line, i) =>
      splitWords(line).map((word, k) => ({
        source: word,
        draft: write(word),
        written: written[i]?.[k] ?? "",
        isUnsure: false,
      })),
    );
  });
}
