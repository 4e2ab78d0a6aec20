/** Links of the form of a stored song to what else can be done with it. */
import { Link } from "react-router";

interface FormLinksProps {
  readonly id: number;
  /** Of the address of the form. */
  readonly search: string;
  readonly isDraft: boolean;
}

export function FormLinks({ id, search, isDraft }: FormLinksProps) {
  const history = (
    <Link className="underlined" to={`/admin/lyrics/${id}/history${search}`}>
      History
    </Link>
  );
  if (!isDraft)
    return (
      <>
        {history}
        <Link className="underlined" to={`/admin/lyrics/withdraw/${id}${search}`}>
          Withdraw
        </Link>
      </>
    );
  return (
    <>
      {history}
      <a className="underlined" href={`/admin/lyrics/drafts/preview/${id}`} target="_blank" rel="noreferrer">
        Preview<span className="unseen"> (opens in a new tab)</span>
      </a>
    </>
  );
}
