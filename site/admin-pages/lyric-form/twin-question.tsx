/** Asks before a song is saved that seems to be there already: the same title with the same first singer. */
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useRef } from "react";
import type { Twin } from "#catalogue";
import { languageOfTitle } from "../../components/language-of.ts";

interface TwinQuestionProps {
  readonly twin: Twin | null;
  readonly onSaveAnyway: () => void;
  readonly onClose: () => void;
}

export function TwinQuestion({ twin, onSaveAnyway, onClose }: TwinQuestionProps) {
  const back = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={twin !== null} onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-scrim" />
        <AlertDialog.Popup className="dialog plain" initialFocus={back}>
          <AlertDialog.Title>Is this song here already?</AlertDialog.Title>
          <AlertDialog.Description>
            There is a song with the same title and the same first singer.
          </AlertDialog.Description>
          {twin && (
            <p>
              <TwinLink twin={twin} />
            </p>
          )}
          <div className="dialog-buttons">
            <AlertDialog.Close className="button outlined" ref={back}>
              Back
            </AlertDialog.Close>
            <button type="button" className="button solid" onClick={onSaveAnyway}>
              Save anyway
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Opens beside the form, which must not be left. */
export function TwinLink({ twin: { id, title, singerName } }: { readonly twin: Twin }) {
  return (
    <a className="underlined" href={`/admin/lyrics/edit/${id}`} target="_blank" rel="noreferrer">
      <span lang={languageOfTitle(title)}>{title}</span>
      {singerName && ` by ${singerName}`}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  );
}
