/** The cell with the singers of a song: it suggests names while one types, as the field of the song form does. */
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { formatCount } from "../../components/format-count.ts";
import { withoutTrailingComma } from "../lyric-form/name-piece.ts";
import { useSuggesting } from "../lyric-form/use-suggesting.ts";

interface SingersInputProps extends Omit<React.ComponentProps<"input">, "defaultValue"> {
  readonly defaultValue: string;
  /** Called when the field contains another text, typed or taken. */
  readonly onNote: () => void;
}

export function SingersInput({ defaultValue, onNote, ...props }: SingersInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultValue);
  const noted = useRef(defaultValue);
  const note = useEffectEvent(onNote);
  // Somebody may have typed before the scripts had loaded.
  useLayoutEffect(() => setText(input.current?.value ?? ""), []);
  useEffect(() => {
    if (noted.current !== text) note();
    noted.current = text;
  }, [text]);
  const list = { id, input, kind: "singers", text, onChange: setText, isReadOnly: false } as const;
  const { combobox, take, handlers } = useSuggesting(list);
  const { options, isOpen, activate, close } = combobox;
  return (
    <div className="suggesting">
      <input
        {...props}
        {...handlers}
        ref={input}
        value={text}
        autoCapitalize="words"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        {...combobox.fieldState}
        aria-expanded={isOpen}
        // While no names are suggested, the arrows are those of the table.
        onKeyDown={(event) => isOpen && handlers.onKeyDown?.(event)}
        onBlur={() => {
          close();
          setText(withoutTrailingComma(text));
        }}
      />
      {isOpen && (
        <div role="listbox" {...combobox.listProps} aria-label={`${props["aria-label"]}, suggestions`}>
          {options.map((suggested, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and keeps the focus
            <div
              key={suggested.id}
              role="option"
              tabIndex={-1}
              {...combobox.propsOf(place)}
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
  );
}
