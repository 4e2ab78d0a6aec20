/** A field for a text that programs read. */
import type { Ref } from "react";
import { described, FieldFrame } from "../field.tsx";
import { useTextBeforeHydration } from "../text-before-hydration.ts";

export interface CodeText {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly initial: string;
  readonly error: string | undefined;
}

interface CodeAreaProps extends CodeText {
  readonly area?: Ref<HTMLTextAreaElement>;
  readonly onText?: (text: string) => void;
}

export function CodeArea({ area, name, label, hint, initial, error, onText }: CodeAreaProps) {
  const defaultValue = useTextBeforeHydration(name, initial);
  return (
    <FieldFrame id={name} label={label} hint={hint} error={error}>
      <textarea
        ref={area}
        id={name}
        name={name}
        defaultValue={defaultValue}
        className="input code"
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onText?.(value)}
        {...described(name, hint, error)}
      />
    </FieldFrame>
  );
}
