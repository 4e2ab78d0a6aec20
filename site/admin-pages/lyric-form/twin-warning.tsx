/** Asks before saving a song that seems to exist already: the same title with the same first singer. */
import type { Twin } from "#catalogue";
import { languageOfTitle } from "../../components/language-of.ts";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";

interface TwinDialogProps {
  readonly twin: Twin | null;
  readonly onSaveAnyway: () => void;
  readonly onClose: () => void;
}

export function TwinDialog({ twin, onSaveAnyway, onClose }: TwinDialogProps) {
  return (
    <ConfirmDialog
      isOpen={twin !== null}
      onClose={onClose}
      title="Is this song here already?"
      question={reason}
      cancelLabel="Back"
      confirmButton={
        <button type="button" className="button solid" onClick={onSaveAnyway}>
          Save anyway
        </button>
      }
    >
      {twin && (
        <p>
          <TwinLink twin={twin} />
        </p>
      )}
    </ConfirmDialog>
  );
}

const reason = "There is a song with the same title and the same first singer.";

interface TwinMessageProps {
  readonly twin: Twin;
  readonly onSaveAnyway: () => void;
}

/** Replaces the dialog on a page that was loaded by sending the form. */
export function TwinMessage({ twin, onSaveAnyway }: TwinMessageProps) {
  return (
    <div className="form-message failed" role="alert">
      <p>
        <b>Is this song here already?</b> {reason} <TwinLink twin={twin} />
      </p>
      <div className="form-message-choices">
        <button
          type="submit"
          name="knownTwinId"
          value={twin.id}
          className="button solid"
          onClick={(event) => {
            event.preventDefault();
            onSaveAnyway();
          }}
        >
          Save anyway
        </button>
      </div>
    </div>
  );
}

/** Opens a new tab, so that the form stays open. */
export function TwinLink({ twin: { id, title, singerName } }: { readonly twin: Twin }) {
  return (
    <a className="underlined" href={`/admin/lyrics/edit/${id}`} target="_blank" rel="noreferrer">
      <span lang={languageOfTitle(title)}>{title}</span>
      {singerName && ` by ${singerName}`}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  );
}
