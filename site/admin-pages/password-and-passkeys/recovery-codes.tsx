/** Recovery codes: how many are left, the form that makes new ones, and the new ones, which are shown once. */
import { useEffect, useRef } from "react";
import { showNotice } from "../../components/notice-channel.ts";
import { hasSucceeded } from "../components/action-result.ts";
import { useSentForm } from "../forms/use-sent-form.ts";
import { Confirmation } from "./confirmation.tsx";
import type { LoadedResult, SignInResult } from "./result.ts";

interface RecoveryCodesProps {
  readonly left: number;
  readonly asksPassword: boolean;
  readonly actionData: LoadedResult | undefined;
}

export function RecoveryCodes({ left, asksPassword, actionData }: RecoveryCodesProps) {
  const { form, Form, result, isSaving: isMaking, submitOnce } = useSentForm<SignInResult>(actionData);
  useEffect(() => {
    if (hasSucceeded(result)) form.current?.reset();
  }, [result, form]);
  const { codes, errors, asksPassword: asksNow = false } = result ?? {};
  const hasCodes = left > 0;
  return (
    <section>
      <h2>Recovery Codes</h2>
      <p className="section-text">
        Each of ten codes signs in once in place of the password, on the day on which the password or a device
        is lost.{" "}
        {hasCodes ? `${left} of 10 are left. New codes take their place.` : "There are none at present."}
      </p>
      {codes && <NewCodes key={codes[0]} codes={codes} />}
      <Form ref={form} method="post" onSubmit={submitOnce} noValidate>
        <input type="hidden" name="intent" value="make-codes" />
        <Confirmation id="codes-password" isAsked={asksPassword || asksNow} error={errors?.password} />
        <button type="submit" className="button outlined" aria-disabled={isMaking}>
          {hasCodes ? "Make New Codes" : "Make Recovery Codes"}
        </button>
      </Form>
    </section>
  );
}

function NewCodes({ codes }: { readonly codes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      showNotice({ title: "Codes Copied" });
    } catch {
      showNotice({ title: "Codes Not Copied", text: "Select and copy them by hand.", failed: true });
    }
  };
  return (
    <div className="new-codes">
      <h3 ref={heading} tabIndex={-1}>
        Your new codes
      </h3>
      <p>
        They are shown only this once. Print them or write them down, and keep them where no one else looks.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <button type="button" className="button outlined needs-scripts" onClick={copy}>
        Copy the Codes
      </button>
    </div>
  );
}
