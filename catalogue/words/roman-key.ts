/** A key, the same for the usual spellings of a Roman word. Closer than that of its sound, which has no vowels. */

const sameSound: readonly (readonly [RegExp, string])[] = [
  [/['’ʼ-]/g, ""],
  [/w/g, "v"],
  [/z/g, "j"],
  [/q/g, "k"],
  [/ph/g, "f"],
  [/kh/g, "k"],
  [/gh/g, "g"],
  [/chh/g, "ch"],
  [/ee|ii/g, "i"],
  [/oo|uu/g, "u"],
  [/ou/g, "au"],
  [/(.)\1+/g, "$1"],
  [/n(?=[pbm])/g, "m"],
];

/** @param word in any case, with or without accents */
export function romanKey(word: string): string {
  const letters = word.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "");
  return sameSound.reduce((key, [pattern, sound]) => key.replace(pattern, sound), letters);
}
