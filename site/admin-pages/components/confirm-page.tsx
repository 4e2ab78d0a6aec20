/**
 * Asks on a page, such as in place of a dialog without scripts. Posts to the page that it was opened from by
 * default.
 */
import { question as texts } from "../../texts/en/administration.ts";

interface ConfirmPageProps {
  readonly question: string;
  readonly note: string;
  /** Address of the page that it was opened from, with its position in the list. */
  readonly back: string;
  /** The page whose action gets the fields; left out, `back`. */
  readonly action?: string;
  readonly fields: Readonly<Record<string, string | number>>;
  readonly confirmLabel: string;
}

export function ConfirmPage({ question, note, back, action = back, fields, confirmLabel }: ConfirmPageProps) {
  return (
    <section className="question">
      <p>{question}</p>
      <p className="muted">{note}</p>
      <form method="post" action={action} className="dialog-buttons">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <a className="button outlined" href={back}>
          {texts.cancel}
        </a>
        <button type="submit" className="button danger">
          {confirmLabel}
        </button>
      </form>
    </section>
  );
}
