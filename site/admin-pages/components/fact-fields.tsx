/** What readers are told of a person or an album: names in either script, years of life, and a line or two. All optional. */
import { useId } from "react";
import { entryFields } from "#fields";
import { longestAbout } from "../entry-limits.ts";
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
  return (
    <fieldset className="fact-fields">
      <legend>For readers</legend>
      <OtherNameField typed={typed.otherName} error={errors.otherName} name={name} />
      <Aliases typed={typed.aliases} error={errors.aliases} />
      {!isAlbum && (
        <div className="field-pair">
          <LifeYear field="birthYear" typed={typed.birthYear} error={errors.birthYear} />
          <LifeYear field="deathYear" typed={typed.deathYear} error={errors.deathYear} />
        </div>
      )}
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
  const hint = "Optional. One on each line, in either script. Searches, forms and imports know them.";
  return (
    <FieldFrame id={id} label={entryFields.aliases.label} hint={hint} error={error}>
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

interface LifeYearProps extends FactFieldProps {
  readonly field: "birthYear" | "deathYear";
}

function LifeYear({ field, typed, error }: LifeYearProps) {
  const id = useId();
  return (
    <Field
      id={id}
      name={field}
      label={entryFields[field].label}
      autoComplete="off"
      type="number"
      inputMode="numeric"
      step={1}
      defaultValue={typed}
      error={error}
    />
  );
}

function About({ typed, error }: FactFieldProps) {
  const id = useId();
  const text = useTextBeforeHydration(id, typed);
  const hint = `Optional. A line or two, at most ${longestAbout} characters.`;
  return (
    <FieldFrame id={id} label={entryFields.about.label} hint={hint} error={error}>
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
