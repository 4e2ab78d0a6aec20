/** The button that drafts: the selected lines, or what the song lacks; and what came of it. */
import type { RefObject } from "react";
import { useHydrated } from "../../use-hydrated.ts";
import { draftIntent, draftKey } from "./draft-intent.ts";
import { useDraftKey } from "./use-draft-key.ts";
import type { Drafting } from "./use-drafting.ts";
import { useSelectedLines } from "./use-selected-lines.ts";

interface DraftBarProps {
  readonly drafting: Drafting;
  readonly form: RefObject<HTMLFormElement | null>;
}

export function DraftBar({ drafting, form }: DraftBarProps) {
  const isHydrated = useHydrated();
  const selected = useSelectedLines(form);
  const { isBusy, canUndo, message } = drafting;
  const draft = () => {
    const lines = selected.read();
    if (lines && selected.isSelection) drafting.draftLines(lines);
    else drafting.draftSong(lines);
  };
  useDraftKey(draftKey, draft);
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
            draft();
          }}
        >
          {isBusy ? "Writing…" : selected.isSelection ? "Write its other script" : "Write the other script"}
        </button>
        {/* Without scripts what the server drafted is undone by going back. */}
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
