/** The search field above a table. It searches while somebody types; Enter searches at once, also without scripts. */
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Form, useNavigation, useSubmit } from "react-router";

export interface TableSearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The search that the rows are for. */
  readonly q: string;
  readonly label: string;
  readonly placeholder: string;
  /** Called with each text instead of asking the server, where the browser has all rows. */
  readonly onType?: ((text: string) => void) | undefined;
  /** More fields of the same search. */
  readonly children?: ReactNode;
}

/** Milliseconds after the last key, which combine only keys that are pressed at once. */
const searchDelay = 50;

export function TableSearch({ field, q, label, placeholder, onType, children }: TableSearchProps) {
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
    // Text may have been typed before hydration.
    const { current: typed } = field;
    if (typed && typed.value !== typed.defaultValue) searchSoon(typed);
  }, [field, searchSoon]);
  const found = useRef(q);
  useEffect(() => {
    const { current: typed } = field;
    // After a link such as 'Show all'; a field in use is ahead of the results.
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
      {children}
    </Form>
  );
}
