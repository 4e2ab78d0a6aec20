/** The form that changes the password. */
import { useEffect } from "react";
import { hasSucceeded } from "../components/action-result.ts";
import { PasswordField } from "../components/password-field.tsx";
import { useSentForm } from "../forms/use-sent-form.ts";
import type { LoadedResult, SignInResult } from "./result.ts";

interface PasswordFormProps {
  /** For password managers. */
  readonly username: string;
  /** Why the password cannot be changed here; null where it can. */
  readonly fixed: string | null;
  readonly actionData: LoadedResult | undefined;
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
  const { form, Form, result, isSaving, submitOnce } = useSentForm<SignInResult>(actionData);
  useEffect(() => {
    if (hasSucceeded(result)) form.current?.reset();
  }, [result, form]);
  const { errors } = result ?? {};
  return (
    <>
      <p className="section-text">
        When the password changes, all other sessions end; you stay signed in here. Passkeys and recovery
        codes stay valid.
      </p>
      <Form method="post" ref={form} onSubmit={submitOnce} noValidate>
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
      </Form>
    </>
  );
}
