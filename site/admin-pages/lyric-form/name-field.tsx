/**
 * A combobox for one name or for several with commas between them. It takes any text and suggests existing names:
 * arrows choose, Enter takes, Escape and Tab leave the text as it is.
 */
import { type ReactNode, useId, useRef } from "react";
import type { NameKind } from "#catalogue";
import { songFields } from "#fields";
import { formatCount } from "../../components/format-count.ts";
import { SuggestionCount } from "../../suggestions/suggestion-count.tsx";
import { described, FieldFrame } from "../components/field.tsx";
import type { LyricFieldProps } from "./lyric-text.ts";
import { withoutTrailingComma } from "./name-piece.ts";
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
  const { options, isOpen, close, activate, fieldState, listProps, propsOf } = combobox;
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
        {isOpen && (
          <div role="listbox" {...listProps} aria-label={`${songFields[field].label}, suggestions`}>
            {options.map((suggested, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and keeps the focus
              <div
                key={suggested.id}
                role="option"
                tabIndex={-1}
                {...propsOf(place)}
                onMouseMove={() => activate(place)}
                onClick={() => take(suggested)}
              >
                <span>{suggested.name}</span>{" "}
                <span className="small-print">{formatCount(suggested.songCount, "song")}</span>
              </div>
            ))}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
