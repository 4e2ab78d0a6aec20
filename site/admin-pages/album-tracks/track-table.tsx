/** The table of an album's songs, each cell a field. A row that was refused says why, and what can be done. */
import { type ComponentProps, Fragment, useEffect, useEffectEvent, useRef, useState } from "react";
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
import {
  nameOf,
  type RowText,
  rowText,
  type TrackField,
  type TracksResult,
  trackFields,
} from "./track-text.ts";

interface TrackTableProps {
  readonly tracks: readonly TrackToEdit[];
  readonly form: ReturnType<typeof useEditForm<string, TracksResult>>;
}

/** The text of a row from a decision on. */
interface DecidedRow {
  readonly text: RowText;
  /** Of its fields, which are mounted again to show it. */
  readonly edition: number;
  /** What it was decided after. */
  readonly result: TracksResult | undefined;
}

export function TrackTable({ tracks, form }: TrackTableProps) {
  const { errors, result, opened } = form;
  const [decided, setDecided] = useState<Readonly<Record<number, DecidedRow>>>({});
  const noteInput = useEffectEvent(form.noteInput);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision, whose fields are mounted then
  useEffect(() => {
    if (!isFirst.current) noteInput();
    isFirst.current = false;
  }, [decided]);
  const decide = (id: number, text: RowText) =>
    setDecided({ ...decided, [id]: { text, edition: (decided[id]?.edition ?? 0) + 1, result } });
  const textOf = (id: number) => decided[id]?.text ?? rowText(id, (name) => opened.text[name]);
  const propsOf = ({ id, title }: TrackToEdit, field: TrackField) => ({
    name: nameOf(field, id),
    defaultValue: textOf(id)[field],
    className: "input",
    autoComplete: "off",
    "aria-label": `${songFields[field].label}: ${title}`,
    ...described(nameOf(field, id), undefined, errors[nameOf(field, id)]),
  });
  const column = (
    field: TrackField,
    className: string,
    cell: (
      track: TrackToEdit,
      props: ComponentProps<"input"> & { readonly defaultValue: string },
    ) => React.ReactNode,
  ): Column<TrackToEdit> => ({
    head: songFields[field].label,
    className,
    cell: (track) => (
      <Fragment key={decided[track.id]?.edition}>{cell(track, propsOf(track, field))}</Fragment>
    ),
  });
  const columns = [
    column("track_number", "track-number", (_, props) => (
      <input {...props} inputMode="numeric" placeholder="No." />
    )),
    column("title", "track-title", (track, props) => (
      <>
        <input {...props} dir="auto" lang={languageOfTitle(track.title)} />
        <input type="hidden" name={nameOf("opened", track.id)} defaultValue={textOf(track.id).opened} />
        {track.isDraft && <span className="small-print">Draft, not public</span>}
        {trackFields
          .map((field) => nameOf(field, track.id))
          .filter((name) => errors[name])
          .map((name) => (
            <p key={name} className="field-error" id={`${name}-error`}>
              {errors[name]}
            </p>
          ))}
        {errors[nameOf("row", track.id)] && decided[track.id]?.result !== result && (
          <RefusedRow
            id={track.id}
            message={errors[nameOf("row", track.id)]}
            stored={result?.stored?.[track.id]}
            form={form.form}
            onDecide={(text) => decide(track.id, text)}
          />
        )}
      </>
    )),
    column("singerNames", "track-singers", (_, props) => (
      <SingersInput
        {...props}
        dir="auto"
        placeholder={songFields.singerNames.label}
        onNote={form.noteInput}
      />
    )),
    {
      head: list.actions,
      cell: ({ id, title, isDraft }: TrackToEdit) => (
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
