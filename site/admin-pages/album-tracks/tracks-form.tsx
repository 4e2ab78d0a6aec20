/** The form around the table of an album's songs: one save for all rows, and the question about near names. */
import { useRef, useState } from "react";
import { Link, useActionData } from "react-router";
import type { AlbumTracks } from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import type { Draft } from "../forms/draft.ts";
import { EditForm } from "../forms/edit-form.tsx";
import { useEditForm } from "../forms/use-edit-form.ts";
import { keyOf, noAnswers } from "../lyric-form/offered-names.ts";
import { type SaveAnswer, SaveDialog, SaveMessage } from "../lyric-form/save-question.tsx";
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
  const asked = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  const [answered, setAnswered] = useState<TracksResult>();
  const question = result === answered ? undefined : result?.question;
  const names = (isOfPageLoad && result?.names) || noAnswers;
  const saveAnswered = (answer: SaveAnswer) => {
    setAnswered(result);
    addLines(asked.current, question?.offers.map(keyOf) ?? []);
    addLines(taken.current, answer.taken);
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
        <TrackTable tracks={tracks} form={form} />
        {question && isOfPageLoad && <SaveMessage question={question} onAnswer={saveAnswered} />}
        <input type="hidden" ref={asked} name="askedName" defaultValue={names.asked.join("\n")} />
        <input type="hidden" ref={taken} name="takenName" defaultValue={names.taken.join("\n")} />
      </EditForm>
      {question && !isOfPageLoad && (
        <SaveDialog question={question} onAnswer={saveAnswered} onClose={() => setAnswered(result)} />
      )}
    </div>
  );
}

function addLines(field: HTMLInputElement | null, lines: readonly string[]): void {
  if (field) field.value = [field.value, ...lines].join("\n");
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
