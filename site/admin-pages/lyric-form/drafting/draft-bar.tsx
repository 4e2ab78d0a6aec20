/** The buttons that draft, and what came of it. */
import type { RefObject } from "react";
import { useHydrated } from "../../use-hydrated.ts";
import { draftIntent, draftKey } from "./draft-intent.ts";
import type { Drafting } from "./use-drafting.ts";
import { useSelectedLines } from "./use-selected-lines.ts";

interface DraftBarProps {
  readonly drafting: Drafting;
  readonly form: RefObject<HTMLFormElement | null>;
}

export function DraftBar({ drafting, form }: DraftBarProps) {
  const isHydrated = useHydrated();
  const { isBusy, canUndo, message } = drafting;
  return (
    <div className="strip draft-bar">
      <div className="strip draft-buttons">
        <button
          type="submit"
          name="intent"
          value={draftIntent}
          className="button outlined"
          aria-disabled={isBusy}
          aria-keyshortcuts={draftKey}
          onClick={(event) => {
            event.preventDefault();
            drafting.draftSong();
          }}
        >
          {isBusy ? "Drafting…" : "Draft the other script"}
        </button>
        {/* Without scripts the server knows no caret, and what it drafted is undone by going back. */}
        {isHydrated && <DraftLinesButton drafting={drafting} form={form} />}
        {isHydrated && canUndo && (
          <button type="button" className="button outlined" onClick={drafting.askToUndo}>
            Undo
          </button>
        )}
      </div>
      <p role="status">{message}</p>
    </div>
  );
}

function DraftLinesButton({ drafting, form }: DraftBarProps) {
  const selected = useSelectedLines(form);
  return (
    <button
      type="button"
      className="button outlined"
      aria-disabled={drafting.isBusy}
      onClick={() => drafting.draftLines(selected.read())}
    >
      {selected.isSelection ? "Draft the selection" : "Draft this stanza"}
    </button>
  );
}
