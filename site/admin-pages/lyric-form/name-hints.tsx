/** The hints below the names: whom saving would link and whom it would create. Announced when they change. */
import type { ReactNode } from "react";
import type { ExplainedAlbum, ExplainedName } from "#catalogue";
import { describeAlbum, describeNames, type NamesDescription } from "./describe-names.ts";

interface PeopleHintProps {
  /** Left out before the first explanation. */
  readonly names: readonly ExplainedName[] | undefined;
  /** The singular, such as `singer`. */
  readonly person: string;
  /** Buttons that write them in another way. */
  readonly spellings?: ReactNode;
}

export function PeopleHint({ names = [], person, spellings }: PeopleHintProps) {
  return (
    <span aria-live="polite">
      {names.length === 0 ? (
        "Names with commas between them"
      ) : (
        <Description description={describeNames(names, person)} />
      )}
      {spellings}
    </span>
  );
}

function Description({ description: { existing, created } }: { readonly description: NamesDescription }) {
  return (
    <>
      {existing}
      {existing && created && ", "}
      {created && <b className="will-be-created">{created}</b>}
    </>
  );
}

interface AlbumHintProps {
  readonly album: ExplainedAlbum | null | undefined;
  readonly onChoose: (album: string) => void;
  /** A button that writes it in another way. */
  readonly spellings?: ReactNode;
}

export function AlbumHint({ album, onChoose, spellings }: AlbumHintProps) {
  const description = album && describeAlbum(album);
  return (
    <span aria-live="polite">
      {!album && "A year may follow in brackets, such as Devdas (2002)"}
      {description && <Description description={description} />}
      {spellings}
      {album && !description && (
        <span className="strip album-years">
          Several albums are named {album.name}. Which one is it?
          {album.ambiguousYears.map((year) => (
            <button
              key={year}
              type="button"
              className="choice"
              onClick={() => onChoose(`${album.name} (${year})`)}
            >
              <span className="unseen">{album.name} of </span>
              {year}
            </button>
          ))}
        </span>
      )}
    </span>
  );
}
