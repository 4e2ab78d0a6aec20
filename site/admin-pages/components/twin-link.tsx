/** A link to the form of a song that may be the same as another one; it may be a draft. */
import type { Twin } from "#catalogue";
import { languageOfTitle } from "../../components/language-of.ts";

/** Opens a new tab, so that the page stays open. */
export function TwinLink({ twin: { id, title, singerName, status } }: { readonly twin: Twin }) {
  const form = status === "public" ? "/admin/lyrics/edit" : "/admin/lyrics/drafts/edit";
  return (
    <a className="underlined" href={`${form}/${id}`} target="_blank" rel="noreferrer">
      <span lang={languageOfTitle(title)}>{title}</span>
      {singerName && ` by ${singerName}`}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  );
}
