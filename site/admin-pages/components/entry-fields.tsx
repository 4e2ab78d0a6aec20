/** The form of a person or an album. Typed text stays after every result. */
import { useId, useState } from "react";
import type { EntryKind, EntryToEdit } from "#catalogue";
import { type EntryField, entryFields, songFields } from "#fields";
import { type EntryResult, type FieldErrors, type TypedEntry, typedEntry } from "../entry-result.ts";
import type { Draft } from "../forms/draft.ts";
import { EditForm } from "../forms/edit-form.tsx";
import { useEditForm } from "../forms/use-edit-form.ts";
import { labelsOf } from "../kind-labels.ts";
import { hasSucceeded, useActionFetcher } from "./action-result.ts";
import { EntryThumbnail } from "./entry-thumbnail.tsx";
import { EntryTwin } from "./entry-twin.tsx";
import { FactFields } from "./fact-fields.tsx";
import { described, Field, FieldFrame } from "./field.tsx";
import { PictureWarning } from "./picture-check.tsx";

interface EntryFieldsProps {
  readonly kind: EntryKind;
  /** Null for a new one. */
  readonly entry: EntryToEdit | null;
  readonly saveKey: string;
  /** What was kept of another visit, if the address asks for it. */
  readonly unfinished: Draft | null;
}

export function EntryFields({ kind, entry, saveKey, unfinished }: EntryFieldsProps) {
  const merging = useActionFetcher();
  const mergeForm = useId();
  const form = useEditForm<EntryField, EntryResult>({
    initial: typedFrom(entry),
    version: entry?.version,
    saveKey,
    unfinished,
    titleOf: ({ name }) => name,
    isLeaving: hasSucceeded(merging.data),
  });
  const { errors } = form;
  const twin = form.result?.twin;
  const typed = form.opened.text;
  const [shownName, setShownName] = useState(typed.name);
  const { title, noun } = labelsOf(kind);
  const isAlbum = kind === "albums";
  return (
    <div className="admin-form">
      <EditForm form={form} noun={noun} label={`${entry ? "Update" : "Add"} ${title}`}>
        <NameFields isAlbum={isAlbum} typed={typed} errors={errors} onNamed={setShownName} />
        {form.result?.askedName !== undefined && (
          <input type="hidden" name="askedName" value={form.result.askedName} />
        )}
        {twin && (
          <EntryTwin
            kind={kind}
            entry={entry}
            twin={twin}
            mergeForm={mergeForm}
            isMerging={merging.state !== "idle"}
          />
        )}
        <PictureField isAlbum={isAlbum} typed={typed.picture} name={shownName} error={errors.picture} />
        <FactFields isAlbum={isAlbum} typed={typed} errors={errors} name={shownName} />
      </EditForm>
      {/* A form cannot stand inside another: the button below the name belongs to this one. */}
      {twin && entry && (
        <merging.Form id={mergeForm} method="post">
          <input type="hidden" name="intent" value="merge" />
          <input type="hidden" name="into" value={twin.id} />
          <input type="hidden" name="name" value={entry.name} />
        </merging.Form>
      )}
    </div>
  );
}

function typedFrom(entry: EntryToEdit | null): TypedEntry {
  return typedEntry((field) => {
    const value = entry?.[field];
    return Array.isArray(value) ? value.join("\n") : String(value ?? "");
  });
}

interface NameFieldsProps {
  readonly isAlbum: boolean;
  readonly typed: TypedEntry;
  readonly errors: FieldErrors;
  /** Called when the name field is left. */
  readonly onNamed: (name: string) => void;
}

function NameFields({ isAlbum, typed, errors, onNamed }: NameFieldsProps) {
  const id = useId();
  return (
    <div className={isAlbum ? "name-and-year" : undefined}>
      <Field
        id={`${id}-name`}
        name="name"
        label={entryFields.name.label}
        required
        autoComplete="off"
        dir="auto"
        defaultValue={typed.name}
        onBlur={(event) => onNamed(event.target.value)}
        error={errors.name}
      />
      {isAlbum && (
        <Field
          id={`${id}-year`}
          name="year"
          label={entryFields.year.label}
          required
          autoComplete="off"
          type="number"
          inputMode="numeric"
          min={1900}
          step={1}
          defaultValue={typed.year}
          error={errors.year}
        />
      )}
    </div>
  );
}

interface PictureFieldProps {
  readonly isAlbum: boolean;
  readonly typed: string;
  /** Determines the picture that the site draws. */
  readonly name: string;
  readonly error: string | undefined;
}

/** Shows the picture beside the field, once a complete address has been typed. */
function PictureField({ isAlbum, typed, name, error }: PictureFieldProps) {
  const id = useId();
  const label = isAlbum ? songFields.cover_image_url.label : entryFields.picture.label;
  const [address, setAddress] = useState(typed);
  const [checkedAddress, setCheckedAddress] = useState(typed);
  const hint = (
    <>
      {entryFields.picture.hint} <PictureWarning address={checkedAddress} />
    </>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="picture-field">
        <EntryThumbnail name={name} picture={isPictureAddress(address) ? address : null} isAlbum={isAlbum} />
        <input
          id={id}
          name="picture"
          type="url"
          inputMode="url"
          autoComplete="off"
          className="input"
          placeholder="https://"
          spellCheck={false}
          defaultValue={typed}
          onChange={(event) => setCheckedAddress(event.target.value)}
          onBlur={(event) => setAddress(event.target.value.trim())}
          {...described(id, hint, error)}
        />
      </div>
    </FieldFrame>
  );
}

function isPictureAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}
