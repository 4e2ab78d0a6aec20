/** The form of a person or an album. Typed text stays after every result. */
import { useEffect, useId, useRef, useState } from "react";
import { Form, Link, useActionData, useNavigation } from "react-router";
import type { EntryKind, EntryToEdit } from "#catalogue";
import type { EntryResult, FieldErrors, TypedEntry } from "../entry-result.ts";
import { labelsOf } from "../kind-labels.ts";
import { newSaveKey } from "../save-key.ts";
import { useActionFetcher, useActionResult } from "./action-result.ts";
import { EntryThumbnail } from "./entry-thumbnail.tsx";
import { EntryTwin } from "./entry-twin.tsx";
import { FactFields } from "./fact-fields.tsx";
import { described, Field, FieldFrame } from "./field.tsx";
import { PictureWarning } from "./picture-check.tsx";
import { useSaveShortcuts } from "./save-shortcuts.ts";
import { useSignOutDraft } from "./sign-out-draft.ts";

interface EntryFieldsProps {
  readonly kind: EntryKind;
  /** Null for a new one. */
  readonly entry: EntryToEdit | null;
  readonly firstSaveKey: string;
}

export function EntryFields({ kind, entry, firstSaveKey }: EntryFieldsProps) {
  const result = useActionData<EntryResult>();
  const form = useRef<HTMLFormElement>(null);
  const merging = useActionFetcher();
  const mergeForm = useId();
  const [saveKey, setSaveKey] = useState(firstSaveKey);
  const isSaving = useNavigation().state !== "idle";
  useActionResult(result);
  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [result]);
  useSignOutDraft(form);
  useSaveShortcuts({ onSave: () => form.current?.requestSubmit() });
  const { errors = {}, twin, refusal } = result ?? {};
  const typed = result?.typed ?? typedFrom(entry);
  const [shownName, setShownName] = useState(typed.name);
  const { title, noun } = labelsOf(kind);
  const isAlbum = kind === "albums";
  return (
    <div className="admin-form">
      <Form
        ref={form}
        method="post"
        noValidate
        // Changed text is a new attempt, even where the answer to the first one was lost.
        onInput={() => setSaveKey(newSaveKey())}
      >
        <input type="hidden" name="saveKey" value={saveKey} />
        {entry && <input type="hidden" name="version" defaultValue={result?.version ?? entry.version} />}
        <NameFields isAlbum={isAlbum} typed={typed} errors={errors} onNamed={setShownName} />
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
        {refusal && <Refusal {...refusal} noun={noun} />}
        <div className="strip form-buttons">
          <button
            type="submit"
            className="button solid"
            aria-disabled={isSaving}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {isSaving ? "Saving…" : `${entry ? "Update" : "Add"} ${title}`}
          </button>
        </div>
      </Form>
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
  return {
    name: entry?.name ?? "",
    year: String(entry?.year ?? ""),
    picture: entry?.picture ?? "",
    otherName: entry?.otherName ?? "",
    aliases: entry?.aliases.join("\n") ?? "",
    birthYear: String(entry?.birthYear ?? ""),
    deathYear: String(entry?.deathYear ?? ""),
    about: entry?.about ?? "",
  };
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
        label="Name"
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
          label="Release Year"
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
  const label = isAlbum ? "Cover Image URL" : "Image URL";
  const [address, setAddress] = useState(typed);
  const [checkedAddress, setCheckedAddress] = useState(typed);
  const hint = (
    <>
      Optional. Without one the site draws its own picture. <PictureWarning address={checkedAddress} />
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

interface RefusalProps {
  readonly message: string;
  readonly mayLoadAgain: boolean;
  readonly noun: string;
}

function Refusal({ message, mayLoadAgain, noun }: RefusalProps) {
  return (
    <p className="field-error form-refusal">
      <span>
        {message}{" "}
        {mayLoadAgain && (
          <Link className="underlined" to="." reloadDocument>
            Load the {noun} again
          </Link>
        )}
      </span>
    </p>
  );
}
