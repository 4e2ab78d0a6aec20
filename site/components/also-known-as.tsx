/** The other names of a person or an album, in the head of the page, and that its name is a draft. */
import { useTexts } from "../texts/use-texts.ts";
import { languageOfName } from "./language-of.ts";

export function AlsoKnownAs({ names }: { readonly names: readonly string[] }) {
  const texts = useTexts();
  if (names.length === 0) return null;
  return (
    <p className="also-known-as">
      {texts.names.alsoKnownAs}{" "}
      {names.map((name, place) => (
        <span key={name}>
          {place > 0 && ", "}
          <bdi lang={languageOfName(name)}>{name}</bdi>
        </span>
      ))}
    </p>
  );
}

export function DraftedName({ isDrafted }: { readonly isDrafted: boolean }) {
  const { names } = useTexts();
  return isDrafted && <p className="also-known-as">{names.drafted}</p>;
}
