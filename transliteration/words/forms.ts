/** The forms of regular Hindi verbs, nouns and adjectives, so that the lists need only one form of each. */

const afterConsonant = split("ता ते ती ना ने नी कर के ूँ े ें ो ूँगा ूँगी ेगा ेगी ेंगे ोगे ोगी िए ीं ा ी");
const afterLongA = split("ता ते ती ना ने नी कर के या ए ई ईं एँ ओ ऊँ ऊँगा ऊँगी एगा एगी एँगे ओगे ओगी इए");
const afterO = split("ता ते ती ना ने कर के या ए ई एँ ऊँ ऊँगा एगा एगी");

/** What takes the place of an ending: of the first in a list that the word has. */
type Endings = readonly (readonly [ending: string, forms: readonly string[]])[];

const ofFeminine: Endings = [
  ["िया", ["ियाँ", "ियों"]],
  ["ी", ["ियाँ", "ियों"]],
  ["ि", ["ियाँ", "ियों"]],
  ["ई", ["इयाँ", "इयों"]],
  ["ू", ["ुएँ", "ुओं"]],
  ["ु", ["ुएँ", "ुओं"]],
  ["ा", ["ाएँ", "ाओं"]],
  ["", ["ें", "ों"]],
];

const ofMasculine: Endings = [
  ["ी", ["ियों"]],
  ["ि", ["ियों"]],
  ["ई", ["इयों"]],
  ["ू", ["ुओं"]],
  ["ु", ["ुओं"]],
  ["ा", ["ाओं"]],
  ["", ["ों"]],
];

const ofMasculineInA: Endings = [
  ["या", ["ए", "यों"]],
  ["ा", ["े", "ों"]],
];

/** देख has देखता, देखूँगा; the last two forms of करना, which differ, are listed. */
export function formsOfVerb(stem: string): readonly string[] {
  const endings = stem === "कर" ? afterConsonant.slice(0, -3) : afterConsonant;
  return (/ा$/.test(stem) ? afterLongA : /ो$/.test(stem) ? afterO : endings).map((ending) => stem + ending);
}

/** नज़र has नज़रें, नज़रों; गली गलियाँ, गलियों; अदा अदाएँ, अदाओं. */
export function formsOfFeminine(noun: string): readonly string[] {
  return bent(noun, ofFeminine);
}

/** दोस्त has दोस्तों; साथी साथियों; राजा, which does not bend, राजाओं. */
export function formsOfMasculine(noun: string): readonly string[] {
  return bent(noun, ofMasculine);
}

/** सपना has सपने, सपनों; साया साए, सायों. */
export function formsOfMasculineInA(noun: string): readonly string[] {
  return bent(noun, ofMasculineInA);
}

/** अधूरा has अधूरे, अधूरी. */
export function formsOfAdjective(adjective: string): readonly string[] {
  return bent(adjective, [["ा", ["े", "ी"]]]);
}

function bent(word: string, endings: Endings): readonly string[] {
  const [ending, forms] = endings.find(([end]) => word.endsWith(end)) ?? ["", []];
  return forms.map((form) => word.slice(0, word.length - ending.length) + form);
}

function split(list: string): readonly string[] {
  return list.split(" ");
}
