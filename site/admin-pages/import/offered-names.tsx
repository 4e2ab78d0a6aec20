/** Asks which names in the files are several people, nobody, or one person whose last name was typed first. */
import type { OfferedName } from "#catalogue";
import { keyOfOffer } from "../../../exchange/reading/index.ts";
import { formatCount, formatNumber } from "../../components/format-count.ts";
import { languageOfName } from "../../components/language-of.ts";
import { type ImportState, isBusy } from "./import-state.ts";
import { check, chooseOffers } from "./run-import.ts";

/** Further ones are not listed, but taken or left with all. */
const mostListed = 500;

export function OfferedNames({ state }: { readonly state: ImportState }) {
  const { offers, step } = state;
  if (offers.length === 0 || !["matching", "checking", "checked"].includes(step)) return null;
  const chosen = offers.filter(({ isChosen }) => isChosen).length;
  return (
    <fieldset className="offered-names" disabled={isBusy(state)}>
      <legend>Names that may be others, several people, or nobody</legend>
      <p className="section-text">
        A ticked name is read as the bold one in all songs; the others stay as they are typed. The files are
        not changed.
      </p>
      {offers.length > 1 && (
        <label>
          <input
            type="checkbox"
            checked={chosen === offers.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < offers.length;
            }}
            onChange={({ currentTarget }) =>
              chooseOffers(new Set(offers.map(keyOfOffer)), currentTarget.checked)
            }
          />
          All {formatNumber(offers.length)}
        </label>
      )}
      <ul>
        {offers.slice(0, mostListed).map((offer) => (
          <li key={keyOfOffer(offer)}>
            <label>
              <input
                type="checkbox"
                checked={offer.isChosen}
                onChange={({ currentTarget }) =>
                  chooseOffers(new Set([keyOfOffer(offer)]), currentTarget.checked)
                }
              />
              <span>
                {offer.kind !== "people" && `${offer.kind} `}
                <span lang={languageOfName(offer.typed)}>{offer.typed}</span> is <Meant offer={offer} /> (
                {formatCount(offer.songCount, "song")})
              </span>
            </label>
          </li>
        ))}
      </ul>
      {offers.length > mostListed && (
        <p className="section-text">{formatNumber(offers.length - mostListed)} more are not listed.</p>
      )}
      {step === "matching" && (
        <button type="button" className="button outlined" onClick={() => void check()}>
          Check again
        </button>
      )}
    </fieldset>
  );
}

function Meant({ offer: { names } }: { readonly offer: OfferedName }) {
  if (names.length === 0) return <b>nobody</b>;
  const text = names.join(", ");
  return <b lang={languageOfName(text)}>{text}</b>;
}
