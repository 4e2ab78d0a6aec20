/** The form of a word of the glossary. Typed text stays after every result. */
import { useId } from "react";
import { Link } from "react-router";
import type { WordField, WordInput } from "#catalogue";
import { described, Field, FieldFrame } from "../components/field.tsx";
import { useTextBeforeHydration } from "../components/text-before-hydration.ts";
import type { Draft } from "../forms/draft.ts";
import { EditForm } from "../forms/edit-form.tsx";
import { useEditForm } from "../forms/use-edit-form.ts";
import { labelsOf } from "../kind-labels.ts";
import { type WordResult, wordFields } from "./word-result.ts";

interface WordFieldsProps {
  readonly isNew: boolean;
  readonly initial: WordInput & { readonly version?: string };
  readonly saveKey: string;
  /** What was kept of another visit, if the address asks for it. */
  readonly unfinished: Draft | null;
}

export function WordFields({ isNew, initial, saveKey, unfinished }: WordFieldsProps) {
  const texts = Object.fromEntries(wordFields.map((field) => [field, initial[field]]));
  const form = useEditForm<WordField, WordResult>({
    initial: texts as Record<WordField, string>,
    version: initial.version,
    saveKey,
    unfinished,
    titleOf: ({ word }) => word,
  });
  const { errors, opened, result } = form;
  const propsOf = (field: WordField) => ({ field, typed: opened.text[field], error: errors[field] });
  const other = result?.other;
  return (
    <div className="admin-form">
      <EditForm form={form} noun="word" label={isNew ? "Add Word" : "Update Word"}>
        <div className="field-pair">
          <Line
            {...propsOf("word")}
            label="Word"
            lang="hi"
            required
            hint="In Devanagari, as a dictionary has it"
          />
          <Line {...propsOf("roman")} label="Roman" lang="hi-Latn" required hint="In letters from a to z" />
        </div>
        <Line
          {...propsOf("origin")}
          label="Origin"
          required
          hint="The language that it comes from, such as persian, sanskrit or braj"
        />
        <div className="field-pair">
          <Meaning {...propsOf("english")} label="English" language="en" />
          <Meaning {...propsOf("hindi")} label="Plain Hindi" language="hi" />
        </div>
        <Line
          {...propsOf("forms")}
          label="Other forms"
          lang="hi"
          hint="Optional, with blanks between them. Plurals and forms of verbs are found without it."
        />
        {other && (
          <p className="form-refusal">
            <Link className="underlined" lang="hi" to={`${labelsOf("words").address}/edit/${other.id}`}>
              {other.name}
            </Link>{" "}
            can be edited instead.
          </p>
        )}
      </EditForm>
    </div>
  );
}

interface WordFieldProps {
  readonly field: WordField;
  readonly label: string;
  readonly typed: string;
  readonly error: string | undefined;
}

interface LineProps extends WordFieldProps {
  readonly lang?: "hi" | "hi-Latn";
  readonly required?: boolean;
  readonly hint: string;
}

function Line({ field, typed, ...input }: LineProps) {
  return (
    <Field
      {...input}
      id={useId()}
      name={field}
      defaultValue={typed}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function Meaning({
  field,
  label,
  language,
  typed,
  error,
}: WordFieldProps & { readonly language: "en" | "hi" }) {
  const id = useId();
  const text = useTextBeforeHydration(id, typed);
  return (
    <FieldFrame id={id} label={label} error={error}>
      <textarea
        id={id}
        name={field}
        lang={language}
        rows={3}
        required
        className="input short"
        defaultValue={text}
        spellCheck={language === "en"}
        {...described(id, undefined, error)}
      />
    </FieldFrame>
  );
}
