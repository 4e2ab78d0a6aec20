/** Messages about the whole song form: why nothing was saved, and what can be done. */
import { useLocation } from "react-router";
import { songFields } from "#fields";
import type { LyricResult } from "./lyric-result.ts";
import { differingFields, type LyricField, type LyricText } from "./lyric-text.ts";

const troubles = {
  database:
    "Nothing was saved: the database did not answer. Your text is still here. Save again in a moment.",
  unreachable:
    "The site could not be reached. Your text is still here. Save again when the connection is back; it will not be saved twice.",
} as const;

/** Shown beside the buttons, which can be pressed again. */
export function TroubleMessage({ trouble }: Pick<LyricResult, "trouble">) {
  if (!trouble || trouble === "gone") return null;
  return <p className="form-message failed">{troubles[trouble]}</p>;
}

interface ConflictMessageProps {
  readonly result: LyricResult | undefined;
  /** The text that the form began with. */
  readonly initial: LyricText;
  readonly onOverwrite: () => void;
}

/** Somebody else has changed or deleted the edited song. It gets the focus, since the editor has to decide. */
export function ConflictMessage({ result, initial, onOverwrite }: ConflictMessageProps) {
  if (result?.stored)
    return (
      <Changed
        fields={differingFields(initial, result.stored.text)}
        version={result.stored.version}
        onOverwrite={onOverwrite}
      />
    );
  if (result?.trouble !== "gone") return null;
  return (
    <div className="form-message failed" tabIndex={-1} data-decide>
      <p>{result.notice?.text}</p>
      <a className="button outlined" href="/admin/trash" target="_blank" rel="noreferrer">
        Open the trash<span className="unseen"> (opens in a new tab)</span>
      </a>
    </div>
  );
}

interface ChangedProps extends Pick<ConflictMessageProps, "onOverwrite"> {
  /** The stored version, which would be overwritten. */
  readonly version: string;
  readonly fields: readonly LyricField[];
}

function Changed({ fields, version, onOverwrite }: ChangedProps) {
  const { pathname } = useLocation();
  return (
    <div className="form-message failed" tabIndex={-1} data-decide>
      <p>
        This song was saved in the meantime, by somebody else or in another tab. Nothing was overwritten, and
        your text is still here.
      </p>
      {fields.length > 0 && (
        <p>Changed since you opened it: {fields.map((field) => songFields[field].label).join(", ")}.</p>
      )}
      <div className="strip">
        <a className="button outlined" href={pathname} target="_blank" rel="noreferrer">
          Open the current version<span className="unseen"> (opens in a new tab)</span>
        </a>
        <button
          type="submit"
          name="overwrite"
          value={version}
          className="button danger"
          onClick={(event) => {
            event.preventDefault();
            onOverwrite();
          }}
        >
          Overwrite with my text
        </button>
      </div>
    </div>
  );
}
