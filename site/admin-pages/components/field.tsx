/** A form field with its label, hint and error. */
import type { ComponentPropsWithRef, ReactNode } from "react";

interface FieldFacts {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /**
   * An error whose field has been changed since: it is hidden but keeps its space, so that no button moves under a
   * pointer.
   */
  readonly resolved?: string | undefined;
}

export function Field({
  label,
  hint,
  error,
  resolved,
  ...input
}: FieldFacts & ComponentPropsWithRef<"input">) {
  return (
    <FieldFrame id={input.id} label={label} hint={hint} error={error} resolved={resolved}>
      <input className="input" {...input} {...described(input.id, hint, error)} />
    </FieldFrame>
  );
}

/** For other controls, which get the attributes of `described`. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  resolved,
  children,
}: FieldFacts & { readonly children: ReactNode }) {
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {!error && resolved && <p className="field-error-resolved">{resolved}</p>}
      {hint && (
        <p className="hint small-print" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** @returns the attributes that link a control with its error, its hint and another description */
export function described(id: string, hint: ReactNode, error: string | undefined, otherId?: string) {
  const parts = [error && `${id}-error`, hint && `${id}-hint`, otherId].filter(Boolean);
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": parts.length > 0 ? parts.join(" ") : undefined,
  };
}
