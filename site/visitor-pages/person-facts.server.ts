/** Turns a person as the catalogue found them into what their page shows. */
import type { PageOfSongs, Person } from "#catalogue";
import { portraitOf } from "#pictures";
import type { PictureFacts } from "../components/picture.tsx";
import type { SongListFacts } from "../components/song-list.tsx";
import { songCardFacts } from "./card-facts.server.ts";
import type { PersonKind } from "./people-kinds.server.ts";

export interface PersonFacts extends SongListFacts {
  readonly label: PersonKind["label"];
  readonly name: string;
  readonly address: string;
  readonly portrait: PictureFacts;
  readonly ink: string;
}

export function personFacts(kind: PersonKind, found: PageOfSongs<Person>): PersonFacts {
  const { id, name, image_url, songCount } = found.owner;
  const { src, ink } = portraitOf(name);
  return {
    label: kind.label,
    name,
    address: kind.addressOf({ id, name }),
    portrait: { generated: src, stored: image_url },
    ink,
    songs: found.songs.map(songCardFacts),
    songCount,
    page: found.page,
    pages: found.pages,
  };
}
