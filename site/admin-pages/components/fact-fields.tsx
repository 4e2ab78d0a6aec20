/**
 * What readers are told of a person or an album: names in either script, years of life, and a line or two. All
 * optional.
 */
import { useId } from "react";
import {
  allEntryFields,
  type EntryField,
  type EntryFieldKind,
  entryFieldRows,
  entryFields,
  placeOf,
} from "#fields";
import type { FieldErrors, TypedEntry } from "../entry-result.ts";
import { described, Field, FieldFrame } from "./field.tsx";
import { OtherNameField } from "./other-name-field.tsx";
import { useTextBeforeHydration } from "./text-before-hydration.ts";

interface FactFieldsProps {
  readonly isAlbum: boolean;
  readonly typed: TypedEntry;
  readonly errors: FieldErrors;
  /** Determines the draft of the name in the other script. */
  readonly name: string;
}

export function FactFields({ isAlbum, typed, errors, name }: FactFieldsProps) {
  const lineField = (field: EntryField) => (
    <LineField key={field} field={field} typed={typed[field]} error={errors[field]} />
  );
  return (
    <fieldset className="fact-fields">
      <legend>For readers</legend>
      <OtherNameField typed={typed.otherName} error={errors.otherName} name={name} />
      <Aliases typed={typed.aliases} error={errors.aliases} />
      <div className="field-pair">{factsOf("number", isAlbum).map(lineField)}</div>
      {factsOf("line", isAlbum).map(lineField)}
      <About typed={typed.about} error={errors.about} />
    </fieldset>
  );
}

interface FactFieldProps {
  readonly typed: string;
  readonly error: string | undefined;
}

function Aliases({ typed, error }: FactFieldProps) {
  const id = useId();
  const text = useTextBeforeHydration(id, typed);
  const { label, hint } = entryFields.aliases;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        name="aliases"
        className="input aliases"
        rows={3}
        dir="auto"
        spellCheck={false}
        defaultValue={text}
        {...described(id, hint, error)}
      />
    </FieldFrame>
  );
}

/** @returns those that are facts, apart from the name in the other script, which has a control of its own */
function factsOf(kind: EntryFieldKind, isAlbum: boolean): readonly EntryField[] {
  return allEntryFields.filter(
    (field) =>
      field !== "otherName" &&
      entryFieldRows[field].kind === kind &&
      placeOf(field, isAlbum)?.includes("_facts."),
  );
}

function LineField({ field, typed, error }: FactFieldProps & { readonly field: EntryField }) {
  const id = useId();
  const isNumber = entryFields[field].kind === "number";
  return (
    <Field
      id={id}
      name={field}
      label={entryFields[field].label}
      autoComplete="off"
      {...(isNumber ? { type: "number", inputMode: "numeric", step: 1 } : { dir: "auto" })}
      defaultValue={typed}
      error={error}
    />
  );
}

function About({ typed, error }: FactFieldProps) {
  const id = useId();
  const text = useTextBeforeHydration(id, typed);
  const { label, hint } = entryFields.about;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        name="about"
        className="input"
        dir="auto"
        defaultValue={text}
        {...described(id, hint, error)}
      />
    </FieldFrame>
  );
}
