/** Shown below a name that is taken, or near another one: whose it is, and a button that merges the two. */
import { Link } from "react-router";
import type { EntryKind, EntryToEdit, OtherEntry } from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import { labelsOf } from "../kind-labels.ts";

interface EntryTwinProps {
  readonly kind: EntryKind;
  /** The edited entry; null for a new one, which cannot be merged. */
  readonly entry: EntryToEdit | null;
  readonly twin: OtherEntry;
  /** The id of the form that merges the two. */
  readonly mergeForm: string;
  readonly isMerging: boolean;
}

export function EntryTwin({ kind, entry, twin, mergeForm, isMerging }: EntryTwinProps) {
  const twinName = `"${twin.name}"${twin.year === null ? "" : ` of ${twin.year}`}`;
  return (
    <section className="entry-twin" aria-label="Whose name it is">
      <p>
        <Link className="underlined" to={`${labelsOf(kind).address}/edit/${twin.id}`}>
          {twinName}
        </Link>{" "}
        exists already, with {formatCount(twin.songCount, "song")}.
      </p>
      {entry && (
        <>
          <p>
            {songsMoved(entry)} "{entry.name}" goes to the trash then, and what you typed here is not saved.
          </p>
          <button type="submit" form={mergeForm} className="button outlined" aria-disabled={isMerging}>
            Merge into {twinName}
          </button>
        </>
      )}
    </section>
  );
}

function songsMoved({ songCount }: EntryToEdit): string {
  if (songCount === 0) return "Merging moves no song, since this one has none.";
  return `Merging moves the ${formatCount(songCount, "song")} of this one there.`;
}
