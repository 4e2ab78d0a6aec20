/**
 * A combobox for one name or for several with commas between them. It takes any text and suggests existing names: arrows choose,
 * Enter takes, Escape and Tab leave the text as it is.
 *
 * Why not the component library's: docs/decisions/0010-a-combobox-of-our-own.md.
 */
import { type ReactNode, useId, useRef } from "react";
import type { NameKind } from "#catalogue";
import { songFields } from "#fields";
import { formatCount } from "../../components/format-count.ts";
import { described, FieldFrame } from "../components/field.tsx";
import type { LyricFieldProps } from "./lyric-text.ts";
import { withoutTrailingComma } from "./name-piece.ts";
import { type Suggesting, useSuggesting } from "./use-suggesting.ts";

interface NameFieldProps extends LyricFieldProps {
  readonly kind: NameKind;
  readonly hint: ReactNode;
}

export function NameField(props: NameFieldProps) {
  const { field, text, onChange, hint, error, resolved, isReadOnly, kind } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = (typed: string) => onChange(field, typed);
  const suggesting = useSuggesting({ input, kind, text, onChange: change, isReadOnly });
  const { isOpen, active, handlers, close } = suggesting;
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
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
          {...handlers}
          onBlur={() => {
            close();
            if (kind !== "albums") change(withoutTrailingComma(text));
          }}
        />
        {isOpen && <SuggestionList id={id} label={songFields[field].label} suggesting={suggesting} />}
      </div>
    </FieldFrame>
  );
}

interface SuggestionListProps {
  /** Of the field. */
  readonly id: string;
  readonly label: string;
  readonly suggesting: Suggesting;
}

function SuggestionList({ id, label, suggesting }: SuggestionListProps) {
  const { suggestions, active, activate, take } = suggesting;
  return (
    <div role="listbox" id={`${id}-list`} aria-label={`${label}, suggestions`}>
      {suggestions.map((suggestion, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and keeps the focus
        <div
          key={suggestion.id}
          role="option"
          id={`${id}-${place}`}
          tabIndex={-1}
          aria-selected={place === active}
          ref={place === active ? showOption : undefined}
          onMouseMove={() => activate(place)}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(suggestion)}
        >
          <span>{suggestion.name}</span>{" "}
          <span className="small-print">{formatCount(suggestion.songCount, "song")}</span>
        </div>
      ))}
    </div>
  );
}

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
