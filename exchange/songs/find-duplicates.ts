/** Finds songs that are in a file twice: the second would overwrite the first. */
import { splitNames } from "../../catalogue/songs/split-names.ts";
import { type ReadSong, statusOf } from "./exchanged-song.ts";
import { personKey } from "./person-key.ts";

type Duplicate = Pick<ReadSong, "problem" | "isFurther">;

/**
 * A draft of a public song, as a site may have it, is no duplicate.
 * @returns a function that says of a song whether it is the same as an earlier one
 */
export function createDuplicateFinder(): (read: ReadSong) => Duplicate {
  const places = new Map<string, string>();
  return ({ place, song }) => {
    const { title = "", singers = "", album = "" } = song;
    const [firstSinger = ""] = splitNames(singers.replaceAll(";", ","));
    const key = [fold(title), personKey(firstSinger), fold(album)].join("\n");
    const isPublic = statusOf(song) === "public";
    const before = places.get(`${isPublic} ${key}`);
    if (before)
      return { problem: `It is the same song as ${before}: the same title, first singer and album.` };
    places.set(`${isPublic} ${key}`, place);
    return places.has(`${!isPublic} ${key}`) ? { isFurther: true } : {};
  };
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
