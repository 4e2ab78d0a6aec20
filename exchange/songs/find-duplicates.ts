/** Finds songs that are in a file twice: the second would overwrite the first. */
import { splitNames } from "../../catalogue/songs/split-names.ts";
import type { ReadSong } from "./exchanged-song.ts";
import { personKey } from "./person-key.ts";

/** @returns a function that describes the earlier duplicate of a song, or returns undefined when there is none */
export function createDuplicateFinder(): (read: ReadSong) => string | undefined {
  const places = new Map<string, string>();
  return ({ place, song: { title = "", singers = "", album = "" } }) => {
    const [firstSinger = ""] = splitNames(singers.replaceAll(";", ","));
    const key = [fold(title), personKey(firstSinger), fold(album)].join("\n");
    const before = places.get(key);
    if (before === undefined) places.set(key, place);
    return before && `It is the same song as ${before}: the same title, first singer and album.`;
  };
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
