/** Says that the text of a form is a restored draft, which can be thrown away, or that it should have been one. */

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
          <p>Your unsaved text is back.</p>
          <button type="button" className="button outlined" onClick={onDiscard}>
            Discard
          </button>
        </div>
      )}
      {isGone && (
        <p className="form-message failed">
          This unfinished text does not exist any more. It was saved, discarded, or forgotten after thirty
          days.
        </p>
      )}
    </div>
  );
}
