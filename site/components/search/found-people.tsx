/** The lyricists and music directors that a search found. They have no tab, so they are shown above the hits. */
import { useTexts } from "../../texts/use-texts.ts";
import { languageOfName } from "../language-of.ts";
import { PageLink } from "../page-link.tsx";
import { Picture, type PictureSources } from "../picture.tsx";

export interface FoundPersonData {
  readonly address: string;
  readonly name: string;
  /** 'Lyricist' or 'Music Director'. */
  readonly role: string;
  readonly portrait: PictureSources;
}

export function FoundPeople({ people }: { readonly people: readonly FoundPersonData[] }) {
  const { search } = useTexts();
  if (people.length === 0) return null;
  return (
    <ul className="found-people" aria-label={search.people}>
      {people.map(({ address, name, role, portrait }) => (
        <li key={address}>
          <PageLink href={address}>
            <Picture {...portrait} shape="disc" isVisible />
            <span>
              <span className="name" lang={languageOfName(name)}>
                {name}
              </span>{" "}
              <span className="small-print">{role}</span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
