/** Says where something that was moved in is, for reports. */
import {
  addressOfAlbum,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  addressOfSong,
} from "#catalogue";
import type { MovedKind } from "./moved-rows.ts";

/**
 * @param title or name
 * @param id left out where only the move gives it one, which the address says then
 * @returns empty for a setting
 */
export function addressOfMoved(kind: MovedKind, title: string, id: number | undefined): string {
  const entry = { id: id ?? 0, name: title.trim(), title: title.trim() };
  const addressOf = {
    songs: addressOfSong,
    singers: addressOfSinger,
    lyricists: addressOfLyricist,
    music_directors: addressOfMusicDirector,
    albums: addressOfAlbum,
    settings: () => "",
  }[kind];
  const address = addressOf(entry);
  return id === undefined ? address.replace(/0$/, "… with a new number") : address;
}
