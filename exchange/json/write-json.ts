/** Writes songs as JSON: one list, one song per line. */
import {
  type ExchangedSong,
  fields,
  isNumberField,
  isPartField,
  isPeopleField,
} from "../songs/exchanged-song.ts";

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
      if (isPeopleField(field)) return [field, text === "" ? [] : text.split(", ")];
      if (isPartField(field)) return [field, text === "" ? [] : JSON.parse(text)];
      if (isNumberField(field)) return [field, text === "" ? null : Number(text)];
      return [field, text === "" ? null : text];
    }),
  );
}
