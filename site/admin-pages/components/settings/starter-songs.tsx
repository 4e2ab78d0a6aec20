/** Removes the songs that the site came with, after a question that says what goes. */
import { useRef } from "react";
import { formatCount, formatNumber } from "../../../components/format-count.ts";
import type { Route } from "../../settings/+types/site.ts";
import { ConfirmButton } from "../confirm-button.tsx";

type StarterSongsProps = Pick<Route.ComponentProps["loaderData"], "starter">;

export function StarterSongs({ starter }: StarterSongsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Starter Songs
      </h2>
      <p className="section-text">
        {starter.songs === 0
          ? "None of the songs that the site came with are left."
          : `${formatCount(starter.songs, "song")} came with the site.`}
      </p>
      <ConfirmButton
        address="/admin/settings/remove-starter-songs"
        title="Remove the Starter Songs"
        question={removalQuestion(starter)}
        note={staysInTrash}
        confirmLabel="Remove"
        intent="remove-starter-songs"
        disabled={starter.songs === 0}
        focusAfter={heading}
      >
        Remove the Starter Songs
      </ConfirmButton>
    </section>
  );
}

export const staysInTrash = "Everything stays in the trash for 30 days and can be restored.";

export function removalQuestion({
  songs,
  albums,
  singers,
  lyricists,
  musicDirectors,
  changedSongs,
}: StarterSongsProps["starter"]) {
  const people = [
    formatCount(albums, "album"),
    formatCount(singers, "singer"),
    formatCount(lyricists, "lyricist"),
    formatCount(musicDirectors, "music director"),
  ].join(", ");
  const changed =
    changedSongs > 0 ? ` ${formatNumber(changedSongs)} of the songs were changed since they came.` : "";
  return `${formatCount(songs, "song")} will be removed, and with them what no other song uses: ${people}.${changed}`;
}
