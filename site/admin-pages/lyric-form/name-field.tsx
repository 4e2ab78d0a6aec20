/**
 * A combobox for one name or for several with commas between them. It takes any text and suggests existing names:
 * arrows choose, Enter takes, Escape and Tab leave the text as it is.
 */
import { type ReactNode, useId, useRef } from "react";
import type { NameKind } from "#catalogue";
import { songFields } from "#fields";
import { SuggestionCount } from "../../suggestions/suggestion-count.tsx";
import { described, FieldFrame } from "../components/field.tsx";
import type { LyricFieldProps } from "./lyric-text.ts";
import { withoutTrailingComma } from "./name-piece.ts";
import { SuggestedNames } from "./suggested-names.tsx";
import { useSuggesting } from "./use-suggesting.ts";

interface NameFieldProps extends LyricFieldProps {
  readonly kind: NameKind;
  readonly hint: ReactNode;
}

export function NameField(props: NameFieldProps) {
  const { field, text, onChange, hint, error, resolved, isReadOnly, kind } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = (typed: string) => onChange(field, typed);
  const list = { id: `${id}-list`, input, kind, text, onChange: change, isReadOnly };
  const { combobox, take, handlers } = useSuggesting(list);
  const { options, isOpen, close, fieldState } = combobox;
  return (
    <FieldFrame id={id} label={songFields[field].label} hint={hint} error={error} resolved={resolved}>
      <div className="suggesting">
        <input
          id={id}
          ref={input}
          name={field}
          value={text}
          readOnly={isReadOnly}
          className="input"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          dir="auto"
          {...described(id, hint, error)}
          role="combobox"
          aria-autocomplete="list"
          {...fieldState}
          aria-expanded={isOpen}
          {...handlers}
          onBlur={() => {
            close();
            if (kind !== "albums") change(withoutTrailingComma(text));
          }}
        />
        <SuggestionCount combobox={combobox} count={options.length} />
        <SuggestedNames combobox={combobox} take={take} label={songFields[field].label} />
      </div>
    </FieldFrame>
  );
}
