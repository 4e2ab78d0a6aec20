/**
 * Hindi typed for Kruti Dev and fonts like it, which draw Devanagari where a typewriter has Latin letters and signs.
 * Computers of the nineties had no other way; the text reads `rqe ikl vk;s` in any other font.
 */

/** Letters that stand alone, and those with a sign of their own for several. */
const signs = `
  v अ vk आ vks ओ vkS औ v‚ ऑ b इ bZ ई m उ Å ऊ _ ऋ ,s ऐ , ए
  d क x ग Ä घ ³ ङ p च N छ t ज > झ ¥ ञ V ट B ठ M ड < ढ r त n द u न i प Q फ c ब e म ; य j र y ल G ळ
  o व l स g ह K ज्ञ J श्र Dr क्त é न्न í द्द ê ट्ट ë ट्ठ ì ड्ड ï ड्ढ à ह्न á ह्य â हृ ã ह्म Ø क्र Ý फ्र æ द्र ç प्र
  Á प्र # रु : रू } द्व | द्य ) द्ध ô क्क k ा ks ो kS ौ ‚ ॉ h ी q ु w ू \` ृ s े S ै a ं ¡ ँ W ॅ % ः ~ ् z ्र
  ª ्र î ्य + ़ å ० ƒ १ „ २ … ३ † ४ ‡ ५ ˆ ६ ‰ ७ Š ८ ‹ ९ A । ñ ॰
`;

/** Letters without their bar; with it, which is a k, they are whole: `D` क्, `Dk` क. */
const halves = `
  D क [ ख X ग ? घ P च T ज ÷ झ . ण R त F थ / ध è ध U न I प ¶ फ C ब H भ E म ¸ य Y ल O व ' श " ष L स
  { क्ष = त्र Ù त्त Ü श
`;

/** What Devanagari shares with Latin, and the font keeps elsewhere. */
const punctuation = "& - ] , \\ ? ^ ‘ * ’ Þ “ ß ” ¼ ( ½ ) @ / - . ¾ =";

const readPairs = (list: string) =>
  [...list.matchAll(/(\S+) (\S+)/g)].map(([, glyph = "", text = ""]): [string, string] => [glyph, text]);

const unicodeOf = new Map([
  ...readPairs(signs),
  ...readPairs(halves).flatMap(([half, letter]): [string, string][] => [
    [half, `${letter}\u094d`],
    [`${half}k`, letter],
    // The dot stands before the bar: [+k.
    [`${half}+k`, `${letter}\u093c`],
  ]),
  ...readPairs(punctuation),
]);

const escaped = [...unicodeOf.keys()]
  .sort((a, b) => b.length - a.length)
  .map((text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&"));
const glyph = new RegExp(escaped.join("|"), "g");

const cluster =
  "(?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d)*[\u0915-\u0939\u0958-\u095f]\u093c?(?:\u094d[\u0930\u092f])*";
/** The font draws a short i before its letters, and an r that is spoken before them behind them. */
const shortI = new RegExp(`f(${cluster})`, "g");
const reph = new RegExp(`(${cluster}[\u093e-\u094c]*[\u0901-\u0903]?)Z`, "g");

/**
 * `rqe ikl vk;s` becomes `तुम पास आये`.
 * @param line that is typed for such a font
 */
export function readOldFont(line: string): string {
  return line
    .replace(glyph, (found) => unicodeOf.get(found) ?? found)
    .replace(shortI, "$1\u093f")
    .replace(reph, "\u0930\u094d$1")
    .normalize("NFC");
}

/** The commonest words of Hindi in it. */
const commonest = new Set(
  `gS gSa esa ds dk dh dks ls vkSj rqe eSa ge ugha fny I;kj ;s oks esjk esjs esjh rsjk rsjs rsjh Hkh gks rks tks ;g fd
  Fkk Fkh Fks uk ikl vk;s vk;k vkbZ D;k bl ml ,d ij lkFk jkr ckr vkt dksbZ fQj vc tc rc lc nqfu;k ftanxh vius viuk viuh
  djds x;k x;s`.split(/\s+/),
);

/** How many such words show it, and how many in a hundred of all words. */
const [fewestWords, leastShare] = [2, 0.15];

/** Roman has `ge` and `ls` too, but no capital or sign inside a word. */
const insideWord = /[A-Za-z][;[{}=+¡>'"/][A-Za-z]|[a-z][A-Z]/;

/** @param words of a text, as they stand between spaces */
export function isOldFont(words: readonly string[]): boolean {
  const known = words.map((word) => word.replace(/[\]A\\]+$/, "")).filter((word) => commonest.has(word));
  const isEnough = new Set(known).size >= fewestWords && known.length >= words.length * leastShare;
  return isEnough && words.some((word) => insideWord.test(word));
}
