/** The other names of a person or an album, in the head of the page. */
import { languageOfName } from "./language-of.ts";

export function AlsoKnownAs({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="also-known-as">
      Also known as{" "}
      {names.map((name, place) => (
        <span key={name}>
          {place > 0 && ", "}
          <bdi lang={languageOfName(name)}>{name}</bdi>
        </span>
      ))}
    </p>
  );
}
