/** Asks on a page of its own before a song is withdrawn or a draft is deleted. */
import { Link } from "react-router";
import { useActionFetcher } from "../components/action-result.ts";

interface ConfirmFormProps {
  readonly question: string;
  /** What will happen. */
  readonly note: string;
  /** Address of the page that it was opened from. */
  readonly back: string;
  readonly confirmLabel: string;
}

export function ConfirmForm({ question, note, back, confirmLabel }: ConfirmFormProps) {
  const fetcher = useActionFetcher();
  return (
    <section className="question">
      <p>{question}</p>
      <p className="muted">{note}</p>
      <fetcher.Form method="post" className="dialog-buttons">
        <Link className="button outlined" to={back}>
          Cancel
        </Link>
        <button type="submit" className="button danger" aria-disabled={fetcher.state !== "idle"}>
          {confirmLabel}
        </button>
      </fetcher.Form>
    </section>
  );
}
