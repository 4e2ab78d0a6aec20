/** The form around the table of an album's songs: one save for all rows, and the question about near names. */
import { useRef, useState } from "react";
import { Link, useActionData } from "react-router";
import type { AlbumTracks } from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import type { Draft } from "../forms/draft.ts";
import { EditForm } from "../forms/edit-form.tsx";
import { useEditForm } from "../forms/use-edit-form.ts";
import { NamesDialog, NamesMessage } from "../lyric-form/names-question.tsx";
import type { NameAnswer } from "../lyric-form/offered-names.ts";
import { useHydrated } from "../use-hydrated.ts";
import { numberInOrder } from "./track-keys.ts";
import { TrackTable } from "./track-table.tsx";
import { fieldsOfRow, rowTextOf, type TracksResult } from "./track-text.ts";

interface TracksFormProps {
  readonly album: AlbumTracks;
  readonly saveKey: string;
  /** What was kept of another visit, if the address asks for it. */
  readonly unfinished: Draft | null;
}

export function TracksForm({ album, saveKey, unfinished }: TracksFormProps) {
  const { tracks, count } = album;
  const form = useEditForm<string, TracksResult>({
    initial: Object.assign({}, ...tracks.map((track) => fieldsOfRow(track.id, rowTextOf(track)))),
    saveKey,
    unfinished,
    titleOf: () => `Songs of ${album.name}`,
  });
  const { result } = form;
  const isOfPageLoad = result === useActionData();
  const isHydrated = useHydrated();
  const nameAnswer = useRef<HTMLInputElement>(null);
  const [answered, setAnswered] = useState<TracksResult>();
  const offers = result === answered ? undefined : result?.offers;
  const setAnswer = (answer: NameAnswer | "") => {
    if (nameAnswer.current) nameAnswer.current.value = answer;
  };
  const saveNames = (answer: NameAnswer) => {
    setAnswered(result);
    setAnswer(answer);
    form.form.current?.requestSubmit();
  };
  if (tracks.length === 0) return <NoSongs name={album.name} />;
  return (
    <div className="album-tracks">
      <EditForm form={form} noun="album" label="Save">
        {/* Without scripts Enter presses the first button of a form: it would save half a table. */}
        <button type="submit" disabled hidden />
        <p className="search-summary list-links">
          <span>
            {tracks.length < count ? `The first ${tracks.length} of ` : ""}
            {formatCount(count, "song")}
          </span>
          {isHydrated && (
            <button
              type="button"
              className="underlined"
              onClick={() => {
                numberInOrder(form.form.current);
                form.noteInput();
              }}
            >
              Number them 1, 2, 3…
            </button>
          )}
          <span className="form-keys small-print">
            <kbd>Tab</kbd> next cell <kbd>Enter</kbd> next row <kbd>Ctrl S</kbd> save
          </span>
        </p>
        <TrackTable tracks={tracks} form={form} onSingersTyped={() => setAnswer("")} />
        {offers && isOfPageLoad && <NamesMessage offers={offers} onAnswer={saveNames} />}
        {/* After the buttons of the question, whose answer counts. */}
        <input type="hidden" ref={nameAnswer} name="nameAnswer" defaultValue={result?.nameAnswer ?? ""} />
      </EditForm>
      {offers && !isOfPageLoad && (
        <NamesDialog offers={offers} onAnswer={saveNames} onClose={() => setAnswered(result)} />
      )}
    </div>
  );
}

function NoSongs({ name }: { readonly name: string }) {
  return (
    <div className="admin-empty">
      <p>No song names this album yet.</p>
      <p>
        <Link className="underlined" to="/admin/lyrics/add">
          Add a song
        </Link>{" "}
        and type {name} as its album.
      </p>
    </div>
  );
}
