/** Says that the text of a form is a restored draft, which can be thrown away, or that it should have been one. */
import { form } from "../../texts/en/administration.ts";

interface RestoredMessageProps {
  readonly isRestored: boolean;
  /** The text that should be restored is not kept any more. */
  readonly isGone: boolean;
  readonly onDiscard: () => void;
}

export function RestoredMessage({ isRestored, isGone, onDiscard }: RestoredMessageProps) {
  return (
    <div role="status">
      {isRestored && (
        <div className="form-message">
          <p>{form.restored}</p>
          <button type="button" className="button outlined" onClick={onDiscard}>
            {form.discard}
          </button>
        </div>
      )}
      {isGone && <p className="form-message failed">{form.gone}</p>}
    </div>
  );
}
