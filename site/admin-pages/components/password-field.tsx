/** A password field with a button that shows the password until the form is sent. */
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { described, FieldFrame } from "./field.tsx";

interface PasswordFieldProps extends Omit<ComponentPropsWithoutRef<"input">, "type"> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
}

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  // Without scripts the button would do nothing.
  const canShow = useHydrated();
  useEffect(() => {
    const form = field.current?.form;
    // Browsers offer to save only what is sent from a password field.
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return (
    <FieldFrame id={input.id} label={label} hint={hint} error={error}>
      <div className="password">
        <input
          className="input"
          {...input}
          ref={field}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          {...described(input.id, hint, error)}
        />
        {canShow && (
          <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            Show<span className="unseen"> password</span>
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
