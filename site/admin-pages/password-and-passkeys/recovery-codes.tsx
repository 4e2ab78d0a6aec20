/** Recovery codes: how many are left, the form that makes new ones, and the new ones, which are shown once. */
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { showNotice } from "../../components/notice-channel.ts";
import { hasSucceeded, useActionResult } from "../components/action-result.ts";
import { Confirmation } from "./confirmation.tsx";
import type { FormResult, SignInResult } from "./result.ts";

interface RecoveryCodesProps {
  readonly left: number;
  readonly asksPassword: boolean;
  readonly actionData: FormResult | undefined;
}

export function RecoveryCodes({ left, asksPassword, actionData }: RecoveryCodesProps) {
  const fetcher = useFetcher<SignInResult>();
  useActionResult(fetcher.data);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasSucceeded(fetcher.data)) form.current?.reset();
    else form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fetcher.data]);
  const isMaking = fetcher.state !== "idle";
  const { codes, errors, asksPassword: asksNow = false } = fetcher.data ?? actionData ?? {};
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
      <fetcher.Form
        ref={form}
        method="post"
        onSubmit={(event) => isMaking && event.preventDefault()}
        noValidate
      >
        <input type="hidden" name="intent" value="make-codes" />
        <Confirmation id="codes-password" isAsked={asksPassword || asksNow} error={errors?.password} />
        <button type="submit" className="button outlined" aria-disabled={isMaking}>
          {hasCodes ? "Make New Codes" : "Make Recovery Codes"}
        </button>
      </fetcher.Form>
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
