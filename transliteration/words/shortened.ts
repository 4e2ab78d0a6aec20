/** How people shorten the house spelling of a word: badal for baadal, kuch for kuchh, jayega for jaayega. */

const shorter: readonly ((spelling: string) => string)[] = [
  (spelling) => spelling.replaceAll("aa", "a"),
  (spelling) => spelling.replace(/(?<=aa.*)aa/g, "a"),
  (spelling) => spelling.replace(/aa(?=.*aa)/g, "a"),
  (spelling) => spelling.replace(/on$/, "o"),
  (spelling) => spelling.replaceAll("ee", "i").replaceAll("oo", "u"),
  (spelling) => spelling.replace(/chchh/g, "cch").replace(/(?<!c)chh/g, "ch"),
  (spelling) => spelling.replace(/c?chchh?/g, "chh"),
  (spelling) => spelling.replaceAll("v", "w"),
  (spelling) => spelling.replaceAll("w", "v"),
  (spelling) => spelling.replaceAll("z", "j"),
  (spelling) => spelling.replaceAll("q", "k"),
  (spelling) => spelling.replaceAll("ph", "f"),
  (spelling) => spelling.replace(/iy(?=[aeo])/g, "i"),
  (spelling) => spelling.replace(/a+ye/g, "aae"),
  (spelling) => spelling.replace(/a+ye/g, "ae"),
  (spelling) => spelling.replace(/a+yi/g, "ai"),
];

/**
 * @param spelling in lower case
 * @returns what one or two of the habits together make of it, without itself
 */
export function shortened(spelling: string): string[] {
  const once = changed(spelling);
  return [...new Set([...once, ...once.flatMap(changed)])].filter((other) => other !== spelling);
}

function changed(spelling: string): string[] {
  const made = shorter.map((shorten) => shorten(spelling)).filter((other) => other !== spelling);
  return [...new Set(made)];
}
