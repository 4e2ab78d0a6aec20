/** Removes the songs that the site came with, once the administrator has been told what goes. */
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { countWords, formatNumber } from "../../../components/count-words.ts";
import { AskingButton } from "../asking-button.tsx";
import { useOutcome } from "../outcome.ts";
import type { SettingsAnswer } from "./settings-answer.ts";

interface StarterSongsProps {
  readonly starter: {
    readonly songs: number;
    readonly albums: number;
    readonly singers: number;
    readonly lyricists: number;
    readonly musicDirectors: number;
    readonly changedSongs: number;
  };
}

export function StarterSongs({ starter }: StarterSongsProps) {
  const [isOpen, setOpen] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const fetcher = useFetcher<SettingsAnswer>();
  const answer = fetcher.data;
  useOutcome(answer);
  useEffect(() => {
    if (answer && !answer.outcome.notice.failed) setOpen(false);
  }, [answer]);
  return (
    <section>
      <h2>Starter Songs</h2>
      <p className="section-text">
        {starter.songs === 0
          ? "None of the songs that the site came with are left."
          : `${countWords(starter.songs, "song")} came with the site.`}
      </p>
      <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
        <AskingButton
          address="/admin/settings/remove-starter-songs"
          isOpen={isOpen}
          onAsk={() => setOpen(true)}
          disabled={starter.songs === 0}
        >
          Remove the Starter Songs
        </AskingButton>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="dialog-scrim" />
          <AlertDialog.Popup className="dialog" initialFocus={cancel}>
            <AlertDialog.Title>Remove the Starter Songs</AlertDialog.Title>
            <AlertDialog.Description>{whatGoes(starter)}</AlertDialog.Description>
            <p className="muted">{allInTrashFor}</p>
            <fetcher.Form method="post" className="dialog-buttons">
              <input type="hidden" name="intent" value="remove-starter-songs" />
              <AlertDialog.Close className="button outlined" ref={cancel}>
                Cancel
              </AlertDialog.Close>
              <button type="submit" className="button danger" aria-disabled={fetcher.state !== "idle"}>
                Remove
              </button>
            </fetcher.Form>
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </section>
  );
}

export const allInTrashFor = "Everything stays in the trash for 30 days and can be restored.";

export function whatGoes({
  songs,
  albums,
  singers,
  lyricists,
  musicDirectors,
  changedSongs,
}: StarterSongsProps["starter"]) {
  const people = [
    countWords(albums, "album"),
    countWords(singers, "singer"),
    countWords(lyricists, "lyricist"),
    countWords(musicDirectors, "music director"),
  ].join(", ");
  const changed =
    changedSongs > 0 ? ` ${formatNumber(changedSongs)} of the songs were changed since they came.` : "";
  return `${countWords(songs, "song")} will be removed, and with them what no other song uses: ${people}.${changed}`;
}
