/**
 * Asks on a page what a dialog asks where scripts run. Sends the answer to the page that it came from, which does what it would
 * do for the dialog. It needs no scripts and uses none.
 */

interface ConfirmPageProps {
  readonly question: string;
  /** What else has to be known before the answer. */
  readonly note: string;
  /** Address of the page that it came from, with its place in the list. */
  readonly back: string;
  /** What is sent with yes. */
  readonly fields: Readonly<Record<string, string | number>>;
  readonly yes: string;
}

export function ConfirmPage({ question, note, back, fields, yes }: ConfirmPageProps) {
  return (
    <section className="question">
      <p>{question}</p>
      <p className="muted">{note}</p>
      <form method="post" action={back} className="dialog-buttons">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <a className="button outlined" href={back}>
          Cancel
        </a>
        <button type="submit" className="button danger">
          {yes}
        </button>
      </form>
    </section>
  );
}
