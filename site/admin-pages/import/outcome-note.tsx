/** What would become of a song, in words; the draft or withdrawn song that it is can be opened. */
import { TwinLink } from "../components/twin-link.tsx";
import type { ImportRow } from "./import-state.ts";

export function OutcomeNote({ row: { draft, note } }: { readonly row: ImportRow }) {
  return (
    <>
      {draft && (
        <>
          {" "}
          {draft.status === "withdrawn" ? "This song was withdrawn:" : "This song is a draft:"}{" "}
          <TwinLink twin={draft} />.
        </>
      )}
      {note && ` ${note}`}
    </>
  );
}
