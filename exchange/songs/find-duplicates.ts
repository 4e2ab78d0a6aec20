/** Finds songs that are in a file twice: the second would overwrite the first. */
import { splitNames } from "../../catalogue/songs/split-names.ts";
import { fold, nameOfAlbum } from "./earlier-albums.ts";
import { type ReadSong, statusOf } from "./exchanged-song.ts";
import { personKey } from "./person-key.ts";

type Duplicate = Pick<ReadSong, "problem" | "isFurther">;

const writtenOtherwise = "only one of them names the year of the album. Please write both alike.";

/**
 * A draft of a public song, as a site may have it, is no duplicate.
 * @returns a function that says of a song whether it is the same as an earlier one
 */
export function createDuplicateFinder(): (read: ReadSong) => Duplicate {
  const places = new Map<string, string>();
  return ({ place, song }) => {
    const { title = "", singers = "", album = "" } = song;
    const [firstSinger = ""] = splitNames(singers.replaceAll(";", ","));
    const name = nameOfAlbum(album);
    const year = fold(album).slice(name.length);
    const ofName = [fold(title), personKey(firstSinger), name].join("\n");
    const key = `${ofName}\n${year}`;
    const isPublic = statusOf(song) === "public";
    const before = places.get(`${isPublic} ${key}`);
    if (before)
      return { problem: `It is the same song as ${before}: the same title, first singer and album.` };
    // A bare name may mean the album with the year.
    const likely = name === "" ? undefined : places.get(`year ${year === ""} ${ofName}`);
    if (likely) return { problem: `It may be the same song as ${likely}: ${writtenOtherwise}` };
    if (name !== "") places.set(`year ${year !== ""} ${ofName}`, place);
    places.set(`${isPublic} ${key}`, place);
    return places.has(`${!isPublic} ${key}`) ? { isFurther: true } : {};
  };
}
