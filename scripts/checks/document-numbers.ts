/**
 * Checks that a number which documents repeat is that of the code, and that they have no number that nobody compares.
 * It does not see code, and numbers in words without a unit.
 */

/** For each file of the code: the text around a number, and the phrases of documents that repeat it. */
export type Repeated = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** For each document: phrases with numbers that are not those of the code. */
export type OwnNumbers = Readonly<Record<string, readonly string[]>>;

export interface Numbers {
  readonly documents: ReadonlyMap<string, string>;
  /** In these documents every number must be in a phrase. */
  readonly isComplete: (document: string) => boolean;
  readonly repeated: Repeated;
  readonly own: OwnNumbers;
  /** @returns the text of a project file, null when it does not exist */
  readonly read: (path: string) => string | null;
}

const words: ReadonlyMap<string, number> = new Map(
  (
    "two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, " +
    "fifteen 15, sixteen 16, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, hundred 100, thousand 1000"
  )
    .split(", ")
    .map((both) => both.split(" "))
    .map(([name = "", number]) => [name, Number(number)]),
);
const digits = String.raw`\d(?:[\d,._]*\d)?`;
const word = [...words.keys()].join("|");
const units =
  "bits?|bytes?|[KMG]B|m?s|seconds?|minutes?|hours?|days?|weeks?|months?|years?|characters|letters|" +
  "requests|searches|songs|singers|people|albums|names|tries|times|networks|sessions|passkeys|codes|" +
  "reports|views|pages|entries|backups|changes|rows|values|conditions|connections|processes|tables|" +
  "tests?|files|lines|words|forms|attempts|messages|members|channels";
/** A word is a quantity if a unit follows, at once or behind an adjective. */
const quantity = new RegExp(`${digits}|\\b(?:${word})\\b(?=[\\s#]+(?:[\\w-]+[\\s#]+)?(?:${units})\\b)`, "gi");

/** In Markdown: generated tables, code, names of tests, links, and the numbers of items and rows. */
const notProse = [
  /<!-- table: [\s\S]*?<!-- end -->/g,
  /```[\s\S]*?```/g,
  /`[^`\n]*\.test\.tsx?`(?: "[^"\n]*")?/g,
  /`[^`\n]*`/g,
  /\]\([^)\s]*\)/g,
  /^ *(?:\d+\.|\| \d+ \|) /gm,
];

/** Dates, addresses, years; networks and names; versions; numbered things; statuses of HTTP. */
const noQuantities = [
  /\b\d{4}-\d\d-\d\d\b|\b\d+(?:\.\d+){2,3}\b|\b\d\d:\d\d\b|\b(?:1[2-9]|20)\d\d\b|\b\d+th\b/g,
  /(?:\p{L}-?|[/:-])\d[\d.]*/gu,
  /\b(?:PostgreSQL|Node\.js|Debian|Compose|HAProxy|nginx|Patroni|etcd|OpenAPI|Standard|protocol) \d[\d.]*/g,
  /\b(?:decision|level|mode|port|rule|step|user)s? \d+(?: to \d+)?/gi,
  /\b(?:30[1-8]|40[1-9]|41[0-9]|42[0-9]|43[01]|50[2-4])\b|\(\d{3}\)/g,
];

type Place = readonly [from: number, to: number];

/** @returns one sentence for each number that is wrong or unknown, and for each phrase that is no longer there */
export function problemsWithNumbers({ documents, isComplete, repeated, own, read }: Numbers): string[] {
  const known = new Map<string, Place[]>([...documents.keys()].map((name) => [name, []]));
  const compared = Object.entries(repeated).flatMap(([file, numbers]) =>
    Object.entries(numbers).flatMap(([code, phrases]) => {
      const inCode = numberOf(read(file) ?? "", code);
      if (inCode === null) return [`${file} has no number, or several, at "${code}".`];
      return phrases.flatMap((phrase) => {
        const at = pattern(phrase);
        const said = [...documents].flatMap(([name, text]) => {
          const found = numbersAt(text, at);
          known.get(name)?.push(...found.map(({ place }) => place));
          return found.map(({ number, place }) => ({ number, where: placeOf(name, text, place[0]) }));
        });
        if (said.length === 0) return [`No document says "${phrase}" any more, which repeats ${file}.`];
        return said
          .filter(({ number }) => number !== inCode)
          .map(({ number, where }) => `${where} "${phrase}" is ${inCode} in ${file}, not ${number}.`);
      });
    }),
  );
  const gone = Object.entries(own).flatMap(([name, phrases]) =>
    phrases.flatMap((phrase) => {
      const found = [...(documents.get(name) ?? "").matchAll(pattern(phrase))];
      known.get(name)?.push(...found.map(({ index, 0: all }): Place => [index, index + all.length]));
      return found.length > 0 ? [] : [`${name} does not say "${phrase}" any more.`];
    }),
  );
  const unknown = [...documents]
    .filter(([name]) => isComplete(name))
    .flatMap(([name, text]) => unknownNumbers(name, text, known.get(name) ?? []));
  return [...compared, ...gone, ...unknown];
}

/** @returns the number at each place of the text, if it is one; without # in it, how often the text is there */
function numberOf(text: string, code: string): number | null {
  if (!code.includes("#")) return text.split(code).length - 1;
  const found = new Set(numbersAt(text, pattern(code)).map(({ number }) => number));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

function numbersAt(text: string, at: RegExp): { readonly number: number; readonly place: Place }[] {
  return [...text.matchAll(at)].map(({ 1: said = "", indices }) => ({
    number: words.get(said.toLowerCase()) ?? Number(said.replace(/[,_]/g, "")),
    place: indices?.[1] ?? [0, 0],
  }));
}

/** In a phrase # is a number, … is anything, and a blank may be the end of a line, also of a comment. */
function pattern(phrase: string): RegExp {
  const source = phrase
    .split("#")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .map((part) => part.replaceAll(" ", String.raw`[\s#]+`).replaceAll("…", String.raw`[\s\S]*?`))
    .join(`(${digits}|${word})`);
  // Neither end is within a word or a number.
  return new RegExp(String.raw`(?:(?<![\w.,])|(?!\w))${source}(?:(?<!\w)|(?!\w))`, "gid");
}

function unknownNumbers(name: string, text: string, known: readonly Place[]): string[] {
  const blank = (part: string) => part.replace(/\S/g, " ");
  const outsideComments = /^\s*[^#\s].*$/gm;
  let left = text;
  for (const [from, to] of known) left = left.slice(0, from) + blank(left.slice(from, to)) + left.slice(to);
  for (const other of [...(name.endsWith(".md") ? notProse : [outsideComments]), ...noQuantities])
    left = left.replace(other, blank);
  return [...left.matchAll(quantity)].map(({ index, 0: number }) => {
    const around = text.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, " ");
    return `${placeOf(name, text, index)} ${number} is not compared with the code: …${around}…`;
  });
}

function placeOf(name: string, text: string, index: number): string {
  return `${name}:${text.slice(0, index).split("\n").length}:`;
}
