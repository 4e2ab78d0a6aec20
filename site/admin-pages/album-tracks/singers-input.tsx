/** The cell with the singers of a song: it suggests names while one types, as the field of the song form does. */
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { withoutTrailingComma } from "../lyric-form/name-piece.ts";
import { SuggestedNames } from "../lyric-form/suggested-names.tsx";
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
  const { isOpen, close } = combobox;
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
      <SuggestedNames combobox={combobox} take={take} label={props["aria-label"]} />
    </div>
  );
}
