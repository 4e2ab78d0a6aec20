/** Asks before saving a song that seems to exist already: the same title with the same first singer. */
import type { Twin } from "#catalogue";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { TwinLink } from "../components/twin-link.tsx";

interface TwinMessageProps {
  readonly twin: Twin;
  readonly onSaveAnyway: () => void;
}

export function TwinDialog({
  twin,
  onSaveAnyway,
  onClose,
}: TwinMessageProps & { readonly onClose: () => void }) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Is this song here already?"
      question={reasons[twin.status]}
      cancelLabel="Back"
      confirmButton={
        <button type="button" className="button solid" onClick={onSaveAnyway}>
          Save anyway
        </button>
      }
    >
      <p>
        <TwinLink twin={twin} />
      </p>
    </ConfirmDialog>
  );
}

const reasons = {
  public: "There is a song with the same title and the same first singer.",
  draft: "There is a draft with the same title and the same first singer.",
  withdrawn: "There is a withdrawn song with the same title and the same first singer.",
} as const;

/** Replaces the dialog on a page that was loaded by sending the form. */
export function TwinMessage({ twin, onSaveAnyway }: TwinMessageProps) {
  return (
    <div className="form-message failed" role="alert">
      <p>
        <b>Is this song here already?</b> {reasons[twin.status]} <TwinLink twin={twin} />
      </p>
      <div className="strip">
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
