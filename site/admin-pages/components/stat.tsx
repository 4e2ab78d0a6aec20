/** A number in large type with its label, and optionally a link. */
import { Link } from "react-router";

interface StatProps {
  readonly label: string;
  readonly value: string;
  /** A second line below it. */
  readonly note?: string | undefined;
  /** BCP 47, where the value is not in the language of the page. */
  readonly language?: string | undefined;
  readonly to?: string;
}

/** Belongs in a `dl` of the class `figures`. */
export function Stat({ label, value, note, language, to }: StatProps) {
  return (
    <div className="figure">
      <dt className="small-print">{label}</dt>
      <dd lang={language}>{to ? <Link to={to}>{value}</Link> : value}</dd>
      {note && <dd>{note}</dd>}
    </div>
  );
}
