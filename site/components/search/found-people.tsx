/** The lyricists and music directors whose names a search hit: there is no tab for them, so they stand above the hits. */
import { languageOfName } from "../language-of.ts";
import { Picture, type PictureFacts } from "../picture.tsx";

export interface FoundPersonFacts {
  readonly address: string;
  readonly name: string;
  /** 'Lyricist' or 'Music Director'. */
  readonly role: string;
  readonly portrait: PictureFacts;
}

export function FoundPeople({ people }: { readonly people: readonly FoundPersonFacts[] }) {
  if (people.length === 0) return null;
  return (
    <ul className="found-people" aria-label="Lyricists and music directors">
      {people.map(({ address, name, role, portrait }) => (
        <li key={address}>
          <a href={address}>
            <Picture {...portrait} shape="disc" first />
            <span>
              <span className="name" lang={languageOfName(name)}>
                {name}
              </span>{" "}
              <span className="small-print">{role}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
