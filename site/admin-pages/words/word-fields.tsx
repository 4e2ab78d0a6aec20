/** The form of a word of the glossary. Typed text stays after every result. */
import { useEffect, useId, useRef, useState } from "react";
import { Form, Link, useActionData, useNavigation } from "react-router";
import type { WordField, WordInput } from "#catalogue";
import { useActionResult } from "../components/action-result.ts";
import { described, Field, FieldFrame } from "../components/field.tsx";
import { useSaveShortcuts } from "../components/save-shortcuts.ts";
import { useSignOutDraft } from "../components/sign-out-draft.ts";
import { labelsOf } from "../kind-labels.ts";
import { newSaveKey } from "../save-key.ts";
import type { WordResult } from "./word-result.ts";

interface WordFieldsProps {
  readonly isNew: boolean;
  readonly initial: WordInput & { readonly version?: string };
  readonly firstSaveKey: string;
}

export function WordFields({ isNew, initial, firstSaveKey }: WordFieldsProps) {
  const result = useActionData<WordResult>();
  const form = useRef<HTMLFormElement>(null);
  const [saveKey, setSaveKey] = useState(firstSaveKey);
  const isSaving = useNavigation().state !== "idle";
  useActionResult(result);
  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [result]);
  useSignOutDraft(form);
  useSaveShortcuts({ onSave: () => form.current?.requestSubmit() });
  const { errors = {}, typed = initial } = result ?? {};
  const propsOf = (field: WordField) => ({ field, typed: typed[field], error: errors[field] });
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
        {initial.version && (
          <input type="hidden" name="version" defaultValue={result?.version ?? initial.version} />
        )}
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
        <Problem result={result} />
        <div className="strip form-buttons">
          <button
            type="submit"
            className="button solid"
            aria-disabled={isSaving}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {isSaving ? "Saving…" : isNew ? "Add Word" : "Update Word"}
          </button>
        </div>
      </Form>
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
  return (
    <FieldFrame id={id} label={label} error={error}>
      <textarea
        id={id}
        name={field}
        lang={language}
        rows={3}
        required
        className="input short"
        defaultValue={typed}
        spellCheck={language === "en"}
        {...described(id, undefined, error)}
      />
    </FieldFrame>
  );
}

/** What is about the whole entry, and the entry that the word has already. */
function Problem({ result }: { readonly result: WordResult | undefined }) {
  const { other, refusal } = result ?? {};
  return (
    <>
      {other && (
        <p className="form-refusal">
          <Link className="underlined" lang="hi" to={`${labelsOf("words").address}/edit/${other.id}`}>
            {other.name}
          </Link>{" "}
          can be edited instead.
        </p>
      )}
      {refusal && (
        <p className="field-error form-refusal">
          <span>
            {refusal.message}{" "}
            {refusal.mayLoadAgain && (
              <Link className="underlined" to="." reloadDocument>
                Load the word again
              </Link>
            )}
          </span>
        </p>
      )}
    </>
  );
}
