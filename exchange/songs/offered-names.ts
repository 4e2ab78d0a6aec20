/**
 * Collects the names of people in a whole file, of which some may be others (`Lata & Rafi`), and reads them as was
 * chosen, with a remark. The whole file is read for it before its first song is checked: what is chosen beforehand
 * depends on who is stored, and on who has a song of his own in the file, but not on the part that comes first.
 */
import {
  type OfferedName,
  type Offers,
  offersByText,
  offersIn,
  splitNames,
  writeOffered,
} from "../../catalogue/songs/split-names.ts";
import { peopleFields, type ReadSong } from "./exchanged-song.ts";
import { ownCopy } from "./own-copy.ts";
import { personKey } from "./person-key.ts";

/** Texts of people, each with the number of songs that have it. */
export type CollectedNames = Map<string, number>;

/** Characters. Longer texts are nobody's names, and would make what is sent too large. */
const longestText = 1000;

/** Semicolons separate names as commas do. */
export function collectNames({ song }: ReadSong<string>, into: CollectedNames): void {
  for (const field of peopleFields) {
    const names = splitNames((song[field] ?? "").replaceAll(";", ","));
    const texts = song[field]?.includes(";") ? names : [names.join(", ")];
    for (const text of texts.filter((each) => each !== "" && each.length <= longestText)) {
      const count = into.get(text);
      into.set(count === undefined ? ownCopy(text) : text, (count ?? 0) + 1);
    }
  }
}

export interface OfferInFile extends OfferedName {
  readonly songCount: number;
}

/**
 * @param offers for these texts
 * @returns each once; also chosen beforehand where one of its people is alone elsewhere in the file, but for names
 *   that are near others. Such names are not turned round.
 */
export function offersInFile(offers: readonly OfferedName[], collected: CollectedNames): OfferInFile[] {
  const known = offersByText(offers);
  const counts = new Map<string, number>();
  const alone = new Set<string>();
  for (const [text, songs] of collected) {
    for (const { typed } of offersIn(text, known)) counts.set(typed, (counts.get(typed) ?? 0) + songs);
    if (!known.has(text)) for (const name of splitNames(text)) alone.add(personKey(name));
  }
  const isAlone = (name: string) => alone.has(personKey(name));
  return [...known.values()]
    .filter(({ typed, isChosen }) => isChosen || !typed.includes(",") || !splitNames(typed).some(isAlone))
    .map((offer) => ({
      ...offer,
      isChosen: offer.isChosen || (offer.nearSongs === null && offer.names.some(isAlone)),
      songCount: counts.get(offer.typed) ?? 0,
    }));
}

/** @returns the song with the names that are chosen; all its offers are remarked */
export function readAsOffered<Read extends ReadSong<string>>(read: Read, offers: Offers): Read {
  const song = { ...read.song };
  const remarks: string[] = [];
  for (const field of peopleFields) {
    const text = song[field] ?? "";
    const own = offersIn(text, offers);
    if (own.length === 0) continue;
    song[field] = writeOffered(text, offersByText(own.filter(({ isChosen }) => isChosen)));
    remarks.push(...own.map((offer) => `${field}: ${remarkOn(offer)}`));
  }
  return remarks.length === 0 ? read : { ...read, song, remarks: [...(read.remarks ?? []), ...remarks] };
}

function remarkOn({ typed, names, isChosen, nearSongs }: OfferedName): string {
  const name = JSON.stringify(typed);
  if (!isChosen && nearSongs !== null) return `${name} may be ${names[0]}, who is here already.`;
  if (!isChosen) return `${name} may be ${names.length === 1 ? "one person" : "several people"}.`;
  return names.length === 0
    ? `${name} is nobody and was left out.`
    : `${name} was read as ${names.join(", ")}.`;
}
