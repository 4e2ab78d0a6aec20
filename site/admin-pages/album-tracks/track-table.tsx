/** The table of an album's songs, each cell a field. A row that was refused says why, and what can be done. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TrackToEdit } from "#catalogue";
import { songFields } from "#fields";
import { languageOfTitle } from "../../components/language-of.ts";
import { list } from "../../texts/en/administration.ts";
import { described } from "../components/field.tsx";
import { RowActions } from "../components/row-actions.tsx";
import { type Column, Table } from "../components/table.tsx";
import type { useEditForm } from "../forms/use-edit-form.ts";
import { RefusedRow } from "./refused-row.tsx";
import { SingersInput } from "./singers-input.tsx";
import { moveInColumn } from "./track-keys.ts";
import { nameOf, type RowText, rowText, type TrackField, type TracksResult } from "./track-text.ts";

interface TrackTableProps {
  readonly tracks: readonly TrackToEdit[];
  readonly form: ReturnType<typeof useEditForm<string, TracksResult>>;
  readonly onSingersTyped: () => void;
}

/** Another text of a row, by what was decided after this result. */
interface DecidedRow {
  readonly text: RowText;
  readonly result: TracksResult | undefined;
}

export function TrackTable({ tracks, form, onSingersTyped }: TrackTableProps) {
  const { errors, result, opened } = form;
  const [decided, setDecided] = useState<Readonly<Record<number, DecidedRow>>>({});
  const noteInput = useEffectEvent(form.noteInput);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision, whose fields are mounted then
  useEffect(() => {
    if (!isFirst.current) noteInput();
    isFirst.current = false;
  }, [decided]);
  const textOf = (id: number) => decided[id]?.text ?? rowText(id, (name) => opened.text[name]);
  const cellOf = (track: TrackToEdit, field: TrackField) => {
    const name = nameOf(field, track.id);
    const { [field]: text, opened: version } = textOf(track.id);
    const { [name]: error } = errors;
    const input = {
      // Mounted again to show other text.
      key: `${version} ${text}`,
      name,
      defaultValue: text,
      className: "input",
      autoComplete: "off",
      dir: field === "track_number" ? undefined : "auto",
      "aria-label": `${songFields[field].label}: ${track.title}`,
      placeholder: field === "track_number" ? "No." : songFields[field].label,
      ...described(name, undefined, error),
    };
    return {
      input,
      error: error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      ),
    };
  };
  const columns: readonly Column<TrackToEdit>[] = [
    {
      head: songFields.track_number.label,
      className: "track-number",
      cell: (track) => {
        const {
          input: { key, ...input },
          error,
        } = cellOf(track, "track_number");
        return (
          <>
            <input key={key} {...input} inputMode="numeric" />
            {error}
          </>
        );
      },
    },
    {
      head: songFields.title.label,
      className: "track-title",
      cell: (track) => {
        const { id } = track;
        const {
          input: { key, ...input },
          error,
        } = cellOf(track, "title");
        const { [nameOf("row", id)]: refusal } = errors;
        return (
          <>
            <input key={key} {...input} lang={languageOfTitle(track.title)} />
            <input
              key={`opened ${key}`}
              type="hidden"
              name={nameOf("opened", id)}
              defaultValue={textOf(id).opened}
            />
            {track.isDraft && <span className="small-print">Draft, not public</span>}
            {error}
            {refusal && decided[id]?.result !== result && (
              <RefusedRow
                id={id}
                message={refusal}
                stored={result?.stored?.[id]}
                form={form.form}
                onDecide={(text) => setDecided({ ...decided, [id]: { text, result } })}
              />
            )}
          </>
        );
      },
    },
    {
      head: songFields.singerNames.label,
      className: "track-singers",
      cell: (track) => {
        const {
          input: { key, ...input },
          error,
        } = cellOf(track, "singerNames");
        return (
          <>
            <SingersInput key={key} {...input} onTyped={onSingersTyped} onNote={form.noteInput} />
            {error}
          </>
        );
      },
    },
    {
      head: list.actions,
      cell: ({ id, title, isDraft }) => (
        <RowActions name={title} edit={`/admin/lyrics/${isDraft ? "drafts/" : ""}edit/${id}`} />
      ),
    },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields in it
    <div onKeyDown={moveInColumn}>
      <Table className="track-table" columns={columns} rows={tracks} keyOf={({ id }) => id} />
    </div>
  );
}
