/** The field above a table that finds rows while somebody types; Enter does it at once, also without JavaScript. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";

interface TableSearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What was searched for. */
  readonly q: string;
  readonly label: string;
  readonly placeholder: string;
  /** Given where the browser has all rows: is called with each text, and the server is not asked. */
  readonly onType?: ((text: string) => void) | undefined;
}

/** Milliseconds after the last key: each one is answered, unless several come at once. */
const searchDelay = 50;

export function TableSearch({ field, q, label, placeholder, onType }: TableSearchProps) {
  const submit = useSubmit();
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  const isSearching = useNavigation().location?.search.includes("q=") ?? false;
  useEffect(() => () => clearTimeout(timer), [timer]);
  const searchSoon = useCallback(
    ({ value, form }: HTMLInputElement) => {
      if (onType) onType(value);
      else setTimer(setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), searchDelay));
    },
    [onType, submit],
  );
  useLayoutEffect(() => {
    // Something may have been typed before the scripts came.
    const { current: typed } = field;
    if (typed && typed.value !== typed.defaultValue) searchSoon(typed);
  }, [field, searchSoon]);
  const found = useRef(q);
  useEffect(() => {
    const { current: typed } = field;
    // After a link such as 'Show all'. Whoever is typing is ahead of what was found.
    if (found.current !== q && typed && typed !== document.activeElement) {
      typed.value = q;
      onType?.(q);
    }
    found.current = q;
  }, [field, q, onType]);
  return (
    <Form
      role="search"
      className="song-search"
      onSubmit={(event) => {
        clearTimeout(timer);
        if (onType) event.preventDefault();
      }}
    >
      <input
        ref={field}
        className="input"
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={q}
        autoComplete="off"
        dir="auto"
        aria-busy={isSearching}
        onChange={({ currentTarget }) => {
          clearTimeout(timer);
          searchSoon(currentTarget);
        }}
      />
    </Form>
  );
}
