/** Links of the form of a stored song to what else can be done with it, and to its neighbours in the list. */
import { Link } from "react-router";
import type { Neighbours } from "./neighbours.server.ts";

interface FormLinksProps {
  readonly id: number;
  /** Of the address of the form. */
  readonly search: string;
  readonly isDraft: boolean;
  /** Of its page on the site, if it is public. */
  readonly address: string | undefined;
  readonly neighbours: Neighbours | undefined;
}

export function FormLinks({ id, search, isDraft, address, neighbours }: FormLinksProps) {
  const link = (text: string, to: string) => (
    <Link className="underlined" to={to}>
      {text}
    </Link>
  );
  const outside = (text: string, href: string) => (
    <a className="underlined" href={href} target="_blank" rel="noreferrer">
      {text}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  );
  return (
    <>
      {neighbours?.previous && link("Previous song", neighbours.previous)}
      {neighbours?.next && link("Next song", neighbours.next)}
      {address && outside("View on the site", address)}
      {link("History", `/admin/lyrics/${id}/history${search}`)}
      {isDraft
        ? outside("Preview", `/admin/lyrics/drafts/preview/${id}`)
        : link("Withdraw", `/admin/lyrics/withdraw/${id}${search}`)}
      {!isDraft && link("Delete", `/admin/lyrics/delete/${id}${search}`)}
    </>
  );
}
