/**
 * The forms that rename a genre or merge it into another one, after a question in a dialog, or without scripts on a
 * page.
 */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { GenreToEdit } from "#catalogue";
import { useActionResult } from "../components/action-result.ts";
import { SubmitDialog } from "../components/confirm-dialog.tsx";
import { described, Field, FieldFrame } from "../components/field.tsx";
import { addressOfEdit } from "./addresses.ts";
import type { ChangeToConfirm } from "./confirm-change.tsx";

interface GenreProps {
  readonly genre: GenreToEdit;
}

export function RenameForm({ genre }: GenreProps) {
  return (
    <ChangeForm genre={genre} label="Rename">
      {(error) => (
        <Field
          id="new-name"
          name="to"
          label="Name"
          defaultValue={genre.name}
          maxLength={100}
          autoComplete="off"
          error={error}
          hint="All songs of this genre get this spelling."
        />
      )}
    </ChangeForm>
  );
}

const otherGenre = "other-genre";
const mergeHint = "The songs of both have its name then.";

export function MergeForm({ genre }: GenreProps) {
  return (
    <ChangeForm genre={genre} label="Merge">
      {(error) => (
        <FieldFrame id={otherGenre} label="Into" hint={mergeHint} error={error}>
          <select id={otherGenre} name="to" className="input" {...described(otherGenre, mergeHint, error)}>
            <option value="">Choose a genre</option>
            {genre.others.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </FieldFrame>
      )}
    </ChangeForm>
  );
}

interface ChangeFormProps extends GenreProps {
  /** Of the button. */
  readonly label: "Rename" | "Merge";
  /** @param error why the last attempt was refused */
  readonly children: (error: string | undefined) => ReactNode;
}

function ChangeForm({ genre, label, children }: ChangeFormProps) {
  const asking = useFetcher<ChangeToConfirm>();
  const [answered, setAnswered] = useState<ChangeToConfirm | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const address = `${addressOfEdit(genre.key)}/confirm`;
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = String(new FormData(event.currentTarget).get("to"));
    asking.load(`${address}?${new URLSearchParams({ to })}`);
  };
  const { data } = asking;
  const refused = data && "errors" in data ? data : undefined;
  useActionResult(refused);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);
  return (
    <form ref={form} method="get" action={address} onSubmit={ask} noValidate>
      {children(refused?.errors?.to)}
      <button ref={button} type="submit" className="button outlined" aria-disabled={asking.state !== "idle"}>
        {label}
      </button>
      {data && data !== answered && "question" in data && (
        <SubmitDialog
          title={data.title}
          question={data.question}
          note={data.note}
          fields={data.fields}
          confirmLabel={data.confirmLabel}
          onClose={() => setAnswered(data)}
          focusAfter={button}
        />
      )}
    </form>
  );
}
