/** Says at the row of a song that somebody else has changed or deleted it, and lets the editor decide. */
import type { RefObject } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { type RowText, rowText, trackFields } from "./track-text.ts";

interface RefusedRowProps {
  readonly id: number;
  readonly message: string | undefined;
  /** Left out for a song that the album has no more. */
  readonly stored: RowText | undefined;
  readonly form: RefObject<HTMLFormElement | null>;
  /** @param text of the row from now on */
  readonly onDecide: (text: RowText) => void;
}

export function RefusedRow({ id, message, stored, form, onDecide }: RefusedRowProps) {
  const isHydrated = useHydrated();
  const typed = () => {
    const fields = new FormData(form.current ?? undefined);
    return rowText(id, (name) => fields.get(name));
  };
  const opened = () => {
    const row = typed();
    return { ...JSON.parse(row.opened), opened: row.opened };
  };
  const button = (label: string, textOf: () => RowText) => (
    <button type="button" className="button outlined" onClick={() => onDecide(textOf())}>
      {label}
    </button>
  );
  return (
    <div className="refused-row" tabIndex={-1} data-decide>
      <p className="field-error">{message}</p>
      {stored && (
        <p>
          It is now: <b dir="auto">{trackFields.flatMap((field) => stored[field] || []).join(" · ")}</b>
        </p>
      )}
      {isHydrated && (
        <div className="strip">
          {stored && button("Take that", () => stored)}
          {stored && button("Keep mine", () => ({ ...typed(), opened: stored.opened }))}
          {!stored && button("Leave my changes out", opened)}
        </div>
      )}
    </div>
  );
}
