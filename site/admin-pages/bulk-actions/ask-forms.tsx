/** The forms that ask what an action would do to the chosen songs. */
import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import type { BulkVerb } from "#catalogue";
import { described, Field, FieldFrame } from "../components/field.tsx";
import type { BulkResult } from "./bulk-actions.server.ts";

interface ResultProps {
  /** Of the last attempt. */
  readonly result: BulkResult | undefined;
}

const fields = [
  { verb: "set-genre", label: "Genre", hint: "It replaces the genre that a song has.", maxLength: 100 },
  {
    verb: "set-album",
    label: "Album",
    hint: "As in the form of a song: a year in brackets, such as Devdas (2002), tells albums of one name apart.",
    maxLength: 210,
  },
  {
    verb: "set-year",
    label: "Year",
    hint: "Of the song itself, whatever the year of its album is.",
    maxLength: 4,
  },
] as const;

interface AskFormsProps extends ResultProps {
  readonly publicCount: number;
  readonly draftCount: number;
}

export function AskForms({ result, publicCount, draftCount }: AskFormsProps) {
  const forms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) forms.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [result]);
  return (
    <div className="ask-forms" ref={forms}>
      {draftCount > 0 && (
        <AskForm verb="publish" button="Publish">
          <p className="hint small-print">Drafts are public then.</p>
        </AskForm>
      )}
      {publicCount > 0 && <FormsOfPublicSongs result={result} />}
    </div>
  );
}

function FormsOfPublicSongs({ result }: ResultProps) {
  return (
    <>
      {fields.map(({ verb, label, hint, maxLength }) => (
        <AskForm key={verb} verb={verb} button={`Set ${label.toLowerCase()}`}>
          <AsTyped {...typedBefore(result, verb)} />
          <Field
            id={verb}
            name="text"
            label={label}
            hint={hint}
            maxLength={maxLength}
            inputMode={verb === "set-year" ? "numeric" : undefined}
            autoComplete="off"
            dir="auto"
            {...typedBefore(result, verb)}
          />
        </AskForm>
      ))}
      <AskForm verb="add-credit" button="Add credit">
        <CreditFields verb="add-credit" label="Add a credit" result={result} />
      </AskForm>
      <AskForm verb="remove-credit" button="Take away credit">
        <CreditFields verb="remove-credit" label="Take away a credit" result={result} />
      </AskForm>
      <AskForm verb="withdraw" button="Withdraw">
        <p className="hint small-print">Withdrawn songs are drafts, which visitors do not see.</p>
      </AskForm>
      <AskForm verb="delete" button="Delete">
        <p className="hint small-print">Deleted songs stay in the trash for 30 days.</p>
      </AskForm>
    </>
  );
}

interface AskFormProps {
  readonly verb: BulkVerb;
  readonly button: string;
  readonly children: ReactNode;
}

/** Nothing is done before the question that follows is answered. */
function AskForm({ verb, button, children }: AskFormProps) {
  return (
    <Form method="post" className="ask-form" noValidate>
      <input type="hidden" name="verb" value={verb} />
      {children}
      <button type="submit" className="button outlined">
        {button}
      </button>
    </Form>
  );
}

function typedBefore(result: BulkResult | undefined, verb: BulkVerb) {
  return { defaultValue: result?.typed?.[verb], error: result?.errors?.[verb] };
}

/** Who sends a refused text again means it as it is typed. */
function AsTyped({ error, defaultValue }: ReturnType<typeof typedBefore>) {
  return error && <input type="hidden" name="asTyped" value={defaultValue} />;
}

interface CreditFieldsProps extends ResultProps {
  readonly verb: BulkVerb;
  readonly label: string;
}

function CreditFields({ verb, label, result }: CreditFieldsProps) {
  const { error, defaultValue } = typedBefore(result, verb);
  const id = `${verb}-name`;
  return (
    <fieldset className="credit-fields">
      <legend>{label}</legend>
      <AsTyped error={error} defaultValue={defaultValue} />
      <FieldFrame id={`${verb}-people`} label="As">
        <select id={`${verb}-people`} name="people" className="input">
          <option value="singers">Singer or artist</option>
          <option value="lyricists">Lyricist</option>
          <option value="music_directors">Music director</option>
        </select>
      </FieldFrame>
      <FieldFrame id={id} label="Name" error={error}>
        <input
          id={id}
          name="text"
          className="input"
          maxLength={200}
          defaultValue={defaultValue}
          autoComplete="off"
          dir="auto"
          {...described(id, undefined, error)}
        />
      </FieldFrame>
    </fieldset>
  );
}
