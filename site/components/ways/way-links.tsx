/** A line of links to genres, decades, years or people, each with its number of songs. */
import { useTexts } from "../../texts/use-texts.ts";
import { languageOfName } from "../language-of.ts";
import { type Named, namesIn } from "../names-in.ts";
import { PageLink } from "../page-link.tsx";

export interface WayLink {
  /** Such as 'Ghazal' or '1950s'. */
  readonly text: string;
  readonly devanagari?: Named["devanagari"];
  readonly address: string;
  /** Null for lists of anything else. */
  readonly songCount: number | null;
  readonly isCurrent: boolean;
}

interface WayLinksProps {
  /** Shown before the links, such as 'Decades'. */
  readonly label: string;
  readonly links: readonly WayLink[];
  /** The links lead to the same page with another list, so the reader's place stays. */
  readonly keepsPlace?: boolean;
}

export function WayLinks({ label, links, keepsPlace }: WayLinksProps) {
  const texts = useTexts();
  const { counts, number } = texts;
  if (links.length === 0) return null;
  return (
    <nav className="way-links" aria-label={label}>
      <p className="small-print" aria-hidden="true">
        {label}
      </p>
      <ul>
        {links
          .map(({ text: name, devanagari, ...link }) => ({
            ...link,
            text: namesIn(texts, { name, devanagari }).first,
          }))
          .map(({ text, address, songCount, isCurrent }) => (
            <li key={address}>
              <PageLink
                href={address}
                aria-current={isCurrent ? "page" : undefined}
                data-keeps-place={keepsPlace ? "" : undefined}
              >
                <span lang={languageOfName(text)}>{text}</span>{" "}
                {songCount !== null && (
                  <>
                    <span className="count" aria-hidden="true">
                      {number(songCount)}
                    </span>
                    <span className="unseen">, {counts.songs(songCount)}</span>
                  </>
                )}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
