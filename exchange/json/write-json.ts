/** Writes songs as JSON: one list, one song per line. */
import { type ExchangedSong, fields, listFields, numberFields, partFields } from "../songs/exchanged-song.ts";

export async function* writeJson(songs: AsyncIterable<readonly ExchangedSong[]>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const batch of songs) {
    for (const song of batch) {
      yield before + JSON.stringify(valuesOf(song));
      before = ",\n";
    }
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

function valuesOf(song: ExchangedSong): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const text = song[field] ?? "";
      if (listFields.includes(field)) return [field, text === "" ? [] : text.split(", ")];
      if (field in partFields) return [field, text === "" ? [] : JSON.parse(text)];
      if (numberFields.includes(field)) return [field, text === "" ? null : Number(text)];
      return [field, text === "" ? null : text];
    }),
  );
}
