/**
 * Collects the names of people, albums and genres in a whole file, of which some may be others (`Lata & Rafi`), and
 * reads them as was chosen, with a remark. The whole file is read for it before its first song is checked: what is
 * offered and chosen beforehand depends on who is stored, and on which names are in the file, but not on the part
 * that comes first.
 */
import {
  type OfferedName,
  type Offers,
  offersByText,
  offersIn,
  splitNames,
  writeOffered,
} from "../../catalogue/songs/split-names.ts";
import { mostNewNames, mostTextsOfNames } from "../reading/part-limits.ts";
import { nameOfAlbum, withoutYear } from "./earlier-albums.ts";
import { peopleFields, type ReadSong } from "./exchanged-song.ts";
import { ownCopy } from "./own-copy.ts";
import { personKey } from "./person-key.ts";

const kindsOfNames = ["people", "album", "genre"] as const;
export type KindOfNames = (typeof kindsOfNames)[number];

/**
 * Texts of each kind, each with the number of songs that have it; `parts` are the people that joint names are offered
 * as.
 */
export type CollectedNames = Readonly<Record<KindOfNames | "parts", Map<string, number>>>;

export function noNames(): CollectedNames {
  return { people: new Map(), parts: new Map(), album: new Map(), genre: new Map() };
}

/** Characters. Longer texts are nobody's names, and would make what is sent too large. */
const longestText = 1000;
/** Of a name that is compared with others of the file. */
const longestNewName = 60;

/** Semicolons separate names as commas do. */
export function collectNames({ song }: ReadSong<string>, into: CollectedNames): void {
  for (const field of peopleFields) {
    const names = splitNames((song[field] ?? "").replaceAll(";", ","));
    count(song[field]?.includes(";") ? names : [names.join(", ")], into.people);
  }
  for (const kind of ["album", "genre"] as const) count([(song[kind] ?? "").trim()], into[kind]);
}

function count(texts: readonly string[], into: Map<string, number>): void {
  for (const text of texts.filter((each) => each !== "" && each.length <= longestText)) {
    const before = into.get(text);
    into.set(before === undefined ? ownCopy(text) : text, (before ?? 0) + 1);
  }
}

/** What is asked at once. */
export interface NamesToAsk {
  readonly kind: KindOfNames;
  /** New names come in the order in which later ones may mean earlier ones. */
  readonly texts: readonly string[];
  /** Whether they are compared with each other, and not with those that are stored. */
  readonly areNew: boolean;
}

/** @returns questions about all names, which may be asked in any order */
export function namesToAsk(names: CollectedNames): readonly NamesToAsk[] {
  const texts = { ...names, people: new Set([...names.people.keys()].flatMap(askedOf)) };
  return kindsOfNames.flatMap((kind) => questionsAbout(kind, [...texts[kind].keys()]));
}

/** `Tarana, Asha` may be one person; in all other texts each name counts alone, and most are in many texts. */
function askedOf(text: string): readonly string[] {
  const all = splitNames(text);
  return all.length === 2 && !/\s/.test(all[0] ?? "") ? [text] : all;
}

function questionsAbout(kind: KindOfNames, texts: readonly string[]): readonly NamesToAsk[] {
  return Array.from({ length: Math.ceil(texts.length / mostTextsOfNames) }, (_, part) => ({
    kind,
    texts: texts.slice(part * mostTextsOfNames, (part + 1) * mostTextsOfNames),
    areNew: false,
  }));
}

/**
 * @param names gets the people that joint names are offered as
 * @param offers the answers to all questions about the names
 * @returns questions about those people, who may be nowhere alone
 */
export function partsToAsk(names: CollectedNames, offers: readonly OfferOfKind[]): readonly NamesToAsk[] {
  const known = offersByText(offers.filter(({ kind }) => kind === "people"));
  for (const [text, songs] of names.people)
    for (const { names: parts } of offersIn(text, known))
      for (const part of parts.length > 1 ? parts : [])
        names.parts.set(part, (names.parts.get(part) ?? 0) + songs);
  return questionsAbout("people", [...names.parts.keys()]);
}

/**
 * @param offers the answers to all questions about the names
 * @returns questions about those that nothing is offered for: whether they mean each other, the most frequent first
 */
export function newNamesToAsk(names: CollectedNames, offers: readonly OfferOfKind[]): readonly NamesToAsk[] {
  const known = offersByKey(offers);
  return kindsOfNames.flatMap((kind) => {
    const songs = songsOfNames(names, kind);
    const ofAlbums = new Map<string, number>();
    for (const [name, count] of kind === "album" ? songs : [])
      ofAlbums.set(nameOfAlbum(name), (ofAlbums.get(nameOfAlbum(name)) ?? 0) + count);
    // An album is named alike with its year and without.
    const songsOf = (name: string) => ofAlbums.get(nameOfAlbum(name)) ?? songs.get(name) ?? 0;
    const texts = [...songs]
      .filter(([name]) => !known.has(keyOf(kind, name)) && name.length <= longestNewName)
      .sort(([one], [other]) => songsOf(other) - songsOf(one) || (one < other ? -1 : 1))
      .slice(0, mostNewNames)
      .map(([name]) => name);
    return texts.length < 2 ? [] : [{ kind, texts, areNew: true }];
  });
}

function songsOfNames(names: CollectedNames, kind: KindOfNames): ReadonlyMap<string, number> {
  if (kind !== "people") return names[kind];
  const counts = new Map<string, number>();
  for (const [text, songs] of names.people)
    for (const name of splitNames(text)) counts.set(name, (counts.get(name) ?? 0) + songs);
  for (const [name, songs] of names.parts) counts.set(name, (counts.get(name) ?? 0) + songs);
  return counts;
}

export interface OfferOfKind extends OfferedName {
  readonly kind: KindOfNames;
  /** Whether the name that is near is not stored, but in the file as well. */
  readonly isInFile: boolean;
}

/**
 * @returns what was answered, with what it was asked for; of remakes no bare name means a certain one, so that the
 *   year of the song decides
 */
export function offersOfKind(
  { kind, areNew }: NamesToAsk,
  answered: readonly OfferedName[],
): readonly OfferOfKind[] {
  return answered.map((offer) => {
    const isBare = kind === "album" && withoutYear(offer.typed) === offer.typed;
    return { ...offer, names: isBare ? offer.names.map(withoutYear) : offer.names, kind, isInFile: areNew };
  });
}

function keyOf(kind: KindOfNames, typed: string): string {
  return kind === "people" ? typed : `${kind}\n${typed}`;
}

/** @returns what identifies an offer in a file: no name has a line break */
export function keyOfOffer({ kind, typed }: OfferOfKind): string {
  return keyOf(kind, typed);
}

/** By kind and by what was typed; names of people as `offersByText` has them. */
export function offersByKey(offers: readonly OfferOfKind[]): Offers<OfferOfKind> {
  return new Map(offers.map((offer) => [keyOfOffer(offer), offer]));
}

export interface OfferInFile extends OfferOfKind {
  readonly songCount: number;
}

/**
 * @param offers all that were answered
 * @returns each once; also chosen beforehand where one of its people is alone elsewhere in the file, but for names
 *   that are near others, unless they are other spellings of the same initials. Such names are not turned round.
 *   Names that mean each other mean the same one.
 */
export function offersInFile(
  offers: readonly OfferOfKind[],
  collected: CollectedNames,
): readonly OfferInFile[] {
  const known = offersByText(offers.filter(({ kind }) => kind === "people"));
  const counts = new Map<string, number>();
  const alone = new Set<string>();
  for (const [text, songs] of collected.people) {
    for (const { typed } of offersIn(text, known)) counts.set(typed, (counts.get(typed) ?? 0) + songs);
    if (!known.has(text)) for (const name of splitNames(text)) alone.add(personKey(name));
  }
  for (const [part, songs] of collected.parts) counts.set(part, (counts.get(part) ?? 0) + songs);
  const isAlone = (name: string) => alone.has(personKey(name));
  const songsOf = { ...collected, people: songsOfNames(collected, "people") };
  const all = offersByKey(offers);
  const meantIn = ({ kind, names }: OfferOfKind): readonly string[] => {
    const next = all.get(keyOf(kind, names[0] ?? ""));
    return next?.isInFile ? meantIn(next) : names;
  };
  // A browser gets its answers in any order.
  const inOrder = kindsOfNames.flatMap((kind) => [...all.values()].filter((offer) => offer.kind === kind));
  return inOrder
    .filter(({ typed, isChosen, kind }) => {
      const isTurned = kind === "people" && typed.includes(",") && !isChosen;
      return !isTurned || !splitNames(typed).some(isAlone);
    })
    .map((offer) => {
      const names = offer.isInFile ? meantIn(offer) : offer.names;
      // They are one person anyway; so the spelling does not depend on which song is saved first.
      const isSame = offer.kind === "people" && personKey(offer.typed) === personKey(names[0] ?? "");
      return {
        ...offer,
        names,
        nearSongs: offer.isInFile ? (songsOf[offer.kind].get(names[0] ?? "") ?? 0) : offer.nearSongs,
        isChosen: offer.isChosen || isSame || (offer.nearSongs === null && offer.names.some(isAlone)),
        songCount: (offer.kind === "people" ? counts : songsOf[offer.kind]).get(offer.typed) ?? 0,
      };
    });
}

/**
 * @param offers by `offersByKey`
 * @returns the song with the names that are chosen; all its offers are remarked
 */
export function readAsOffered<Read extends ReadSong<string>>(read: Read, offers: Offers<OfferOfKind>): Read {
  const song = { ...read.song };
  const remarks: string[] = [];
  for (const field of peopleFields) {
    const text = song[field] ?? "";
    const ofText = offersIn(text, offers);
    if (ofText.length === 0) continue;
    const parts = writeOffered(text, chosenOf(ofText));
    // Each of several people may be another one, too.
    const own = [...new Set([...ofText, ...offersIn(parts, offers)])];
    song[field] = writeOffered(parts, chosenOf(own));
    remarks.push(...own.map((offer) => `${field}: ${remarkOn(offer)}`));
  }
  for (const kind of ["album", "genre"] as const) {
    const offer = offers.get(keyOf(kind, (song[kind] ?? "").trim()));
    if (!offer) continue;
    if (offer.isChosen) song[kind] = offer.names[0] ?? "";
    remarks.push(`${kind}: ${remarkOn(offer)}`);
  }
  return remarks.length === 0 ? read : { ...read, song, remarks: [...(read.remarks ?? []), ...remarks] };
}

function chosenOf(offers: readonly OfferOfKind[]): Offers {
  return offersByText(offers.filter(({ isChosen }) => isChosen));
}

/** @returns the names of the albums of a whole file, as they are read */
export function albumsAsOffered(names: CollectedNames, offers: Offers<OfferOfKind>): readonly string[] {
  return [...names.album.keys()].map((album) => {
    const offer = offers.get(keyOf("album", album));
    return offer?.isChosen ? (offer.names[0] ?? album) : album;
  });
}

function remarkOn({ typed, names, isChosen, nearSongs, kind, isInFile }: OfferOfKind): string {
  const name = JSON.stringify(typed);
  const which = kind === "people" ? "who" : "which";
  if (!isChosen && nearSongs !== null)
    return `${name} may be ${names[0]}, ${which} is ${isInFile ? "in these files too" : "here already"}.`;
  if (!isChosen) return `${name} may be ${names.length === 1 ? "one person" : "several people"}.`;
  return names.length === 0
    ? `${name} is nobody and was left out.`
    : `${name} was read as ${names.join(", ")}.`;
}
