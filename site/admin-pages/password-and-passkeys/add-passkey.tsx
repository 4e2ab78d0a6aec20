/**
 * The form that adds a passkey: the server gives a challenge, the browser makes the passkey, the server keeps its
 * public half.
 */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { showNotice } from "../../components/notice-channel.ts";
import { hasSucceeded, useActionResult } from "../components/action-result.ts";
import { Field } from "../components/field.tsx";
import { askForNew, loadAuthenticator } from "./ask-authenticator.ts";
import { Confirmation } from "./confirmation.tsx";
import type { SignInResult } from "./result.ts";

interface AddPasskeyProps {
  readonly asksPassword: boolean;
  readonly suggestedName: string;
}

export function AddPasskey({ asksPassword, suggestedName }: AddPasskeyProps) {
  const { fetcher, isBusy, begin, form } = useAdding();
  const { errors, asksPassword: asksNow = false } = fetcher.data ?? {};
  return (
    <fetcher.Form
      method="post"
      className="needs-scripts"
      ref={form}
      onSubmit={begin}
      onFocus={loadAuthenticator}
      noValidate
    >
      <input type="hidden" name="intent" value="begin-passkey" />
      <Field
        id="passkey-name"
        name="name"
        label="Name of a new passkey"
        hint="By which you will know it, such as the device that it is on."
        defaultValue={suggestedName}
        maxLength={60}
        autoComplete="off"
      />
      <Confirmation id="passkey-password" isAsked={asksPassword || asksNow} error={errors?.password} />
      <button type="submit" className="button outlined" aria-disabled={isBusy}>
        {isBusy ? "Adding…" : "Add a Passkey"}
      </button>
    </fetcher.Form>
  );
}

/** @returns the fetcher of both steps, and whether any of them is under way */
function useAdding() {
  const fetcher = useFetcher<SignInResult>();
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { data: result, state, submit } = fetcher;
  useActionResult(result);
  useEffect(() => {
    if (hasSucceeded(result)) form.current?.reset();
    if (result?.errors?.password) form.current?.querySelector<HTMLElement>("[name=password]")?.focus();
    const creation = result?.creation;
    if (!creation) return;
    setAsking(true);
    askForNew(creation).then((made) => {
      setAsking(false);
      if ("problem" in made) {
        showNotice({ title: "Passkey Not Added", text: made.problem, failed: true });
        return;
      }
      const name = String(new FormData(form.current ?? undefined).get("name") ?? "");
      submit({ intent: "add-passkey", name, answer: made.json }, { method: "post" });
    });
  }, [result, submit]);
  const isBusy = isAsking || state !== "idle";
  const begin = (event: FormEvent) => {
    if (isBusy) event.preventDefault();
  };
  return { fetcher, form, isBusy, begin };
}
