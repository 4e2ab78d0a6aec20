import Link from "next/link";
import { Fragment } from "react";
import { addressOf } from "../catalogue/addresses.js";

export function Names({ kind, names }) {
  return names.map((name, place) => (
    <Fragment key={name.id}>
      {place > 0 && ", "}
      <Link className="underlined" href={addressOf(kind, name)}>
        {name.name}
      </Link>
    </Fragment>
  ));
}

export function Credits({ song }) {
  const { singers, music_directors: directors, lyricists, album_id: albumId, album_name: name } = song;
  return (
    <dl className="credits">
      <People word="Singer" kind="singer" names={singers} />
      <People word="Music Director" kind="music-director" names={directors} />
      <People word="Lyricist" kind="lyricist" names={lyricists} />
      {albumId && <People word="Album" kind="album" names={[{ id: albumId, name }]} />}
      {song.year && (
        <div>
          <dt>Release Year</dt>
          <dd>{song.year}</dd>
        </div>
      )}
      {song.genre && (
        <div>
          <dt>Genre</dt>
          <dd>{song.genre}</dd>
        </div>
      )}
    </dl>
  );
}

function People({ word, kind, names }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt>{names.length === 1 ? word : `${word}s`}</dt>
      <dd>
        <Names kind={kind} names={names} />
      </dd>
    </div>
  );
}
