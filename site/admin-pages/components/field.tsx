/** A field of a form with its label, its hint, and what is wrong with it. */
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useTextBeforeHydration } from "./text-before-hydration.ts";

interface FieldFacts {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong, in words; the field is marked with it. */
  readonly error?: string | undefined;
  /** What was wrong before somebody put a hand to it: it keeps its room, so that no button moves under a pointer. */
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

interface TextAreaFieldProps extends FieldFacts, Omit<ComponentPropsWithRef<"textarea">, "id"> {
  /** What the field begins with. */
  readonly defaultValue: string;
}

export function TextAreaField({ label, hint, error, defaultValue, ...area }: TextAreaFieldProps) {
  const text = useTextBeforeHydration(area.id, defaultValue);
  return (
    <FieldFrame id={area.id} label={label} hint={hint} error={error}>
      <textarea className="input" {...area} defaultValue={text} {...described(area.id, hint, error)} />
    </FieldFrame>
  );
}

/** For a control that is neither: put `described` on it. */
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
      {!error && resolved && <p className="field-mended">{resolved}</p>}
      {hint && (
        <p className="hint small-print" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** @returns the attributes that tie a control to its error and its hint */
export function described(id: string, hint: ReactNode, error: string | undefined) {
  const parts = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": parts.length > 0 ? parts.join(" ") : undefined,
  };
}
