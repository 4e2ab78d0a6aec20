/** Says that somebody else has changed or deleted the edited song; nothing was overwritten. */
import { useLocation } from "react-router";
import { songFields } from "#fields";
import { RefusalMessage } from "../forms/refusal-message.tsx";
import type { LyricResult } from "./lyric-result.ts";
import { differingFields, type LyricText } from "./lyric-text.ts";

interface ConflictMessageProps {
  readonly result: LyricResult | undefined;
  /** The text that the form began with. */
  readonly initial: LyricText;
  readonly onOverwrite: () => void;
}

export function ConflictMessage({ result, initial, onOverwrite }: ConflictMessageProps) {
  const { pathname } = useLocation();
  const { refusal, stored } = result ?? {};
  if (refusal?.reason === "failed") return null;
  const fields = stored ? differingFields(initial, stored.text) : [];
  const isGone = refusal?.reason === "gone";
  return (
    <RefusalMessage refusal={refusal}>
      {fields.length > 0 && (
        <p>Changed since you opened it: {fields.map((field) => songFields[field].label).join(", ")}.</p>
      )}
      <div className="strip">
        <a
          className="button outlined"
          href={isGone ? "/admin/trash" : pathname}
          target="_blank"
          rel="noreferrer"
        >
          {isGone ? "Open the trash" : "Open the current version"}
          <span className="unseen"> (opens in a new tab)</span>
        </a>
        {stored && (
          <button
            type="submit"
            name="overwrite"
            value={stored.version}
            className="button danger"
            onClick={(event) => {
              event.preventDefault();
              onOverwrite();
            }}
          >
            Overwrite with my text
          </button>
        )}
      </div>
    </RefusalMessage>
  );
}
