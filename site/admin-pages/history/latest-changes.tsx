/** The latest changes of all kinds, each with a link to the history of what has changed. */
import { Link } from "react-router";
import { languageOfTitle } from "../../components/language-of.ts";
import type { describeLatestChange } from "./latest-changes.server.ts";

interface LatestChangesProps {
  readonly changes: readonly ReturnType<typeof describeLatestChange>[];
}

export function LatestChanges({ changes }: LatestChangesProps) {
  return (
    <>
      <h2>Latest Changes</h2>
      <ul className="rows activity latest-changes">
        {changes.map(({ id, name, type, what, when, way, address }) => (
          <li key={id}>
            <p>
              <b lang={languageOfTitle(name)}>{name}</b> <span>{type}</span>
              <br />
              <span>{what}</span>
            </p>
            <span>
              {when} · {way}
            </span>
            <Link to={address} aria-label={`History of ${name}`}>
              History
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
