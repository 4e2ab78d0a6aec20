/** The form that changes the password. */
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { hasSucceeded, useActionResult } from "../components/action-result.ts";
import { PasswordField } from "../components/password-field.tsx";
import type { FormResult, SignInResult } from "./result.ts";

interface PasswordFormProps {
  /** For password managers. */
  readonly username: string;
  /** Why the password cannot be changed here; null where it can. */
  readonly fixed: string | null;
  readonly actionData: FormResult | undefined;
}

export function PasswordForm({ fixed, ...form }: PasswordFormProps) {
  return (
    <section>
      <h2>Password</h2>
      {fixed ? <p className="section-text">{fixed}</p> : <ChangeForm {...form} />}
    </section>
  );
}

function ChangeForm({ username, actionData }: Omit<PasswordFormProps, "fixed">) {
  const fetcher = useFetcher<SignInResult>();
  useActionResult(fetcher.data);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasSucceeded(fetcher.data)) form.current?.reset();
    else form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fetcher.data]);
  const isSaving = fetcher.state !== "idle";
  const { errors } = fetcher.data ?? actionData ?? {};
  return (
    <>
      <p className="section-text">
        When the password changes, all other sessions end; you stay signed in here. Passkeys and recovery
        codes stay valid.
      </p>
      <fetcher.Form
        method="post"
        ref={form}
        onSubmit={(event) => isSaving && event.preventDefault()}
        noValidate
      >
        <input type="hidden" name="intent" value="change-password" />
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          id="present"
          name="present"
          label="Present password, or a recovery code"
          required
          autoComplete="current-password"
          error={errors?.present}
        />
        <PasswordField
          id="next"
          name="next"
          label="New password"
          hint="12 characters or more, such as four unusual words."
          required
          autoComplete="new-password"
          error={errors?.next}
        />
        <PasswordField
          id="again"
          name="again"
          label="New password again"
          required
          autoComplete="new-password"
          error={errors?.again}
        />
        <button type="submit" className="button solid" aria-disabled={isSaving}>
          {isSaving ? "Changing…" : "Change Password"}
        </button>
      </fetcher.Form>
    </>
  );
}
