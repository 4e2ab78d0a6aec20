/** A button for each name that may be several people, or nobody: it writes the names as they are offered. */
import { useState } from "react";
import type { OfferedName } from "#catalogue";
import { offersByText, writeOffered } from "../../../catalogue/songs/split-names.ts";
import { languageOfName } from "../../components/language-of.ts";
import { describeOffer, offersFor } from "./offered-names.ts";

interface OfferButtonsProps {
  readonly offers: readonly OfferedName[];
  /** The text of the field, which may have changed since. */
  readonly list: string;
  readonly onChange: (list: string) => void;
}

export function OfferButtons({ offers, list, onChange }: OfferButtonsProps) {
  const [written, setWritten] = useState("");
  // Two single names that were split just now are not turned round.
  const open = offersFor(list, offers).filter(({ typed }) => list !== written || !typed.includes(","));
  return open.map((offer) => {
    const names = offer.names.join(", ");
    return (
      <span key={offer.typed} className="strip spellings">
        {describeOffer(offer)}
        <button
          type="button"
          className="choice"
          data-likely={offer.isChosen || undefined}
          onClick={() => {
            const text = writeOffered(list, offersByText([offer]));
            setWritten(text);
            onChange(text);
          }}
        >
          {names === "" ? (
            <>
              Leave out <span className="unseen">{offer.typed}</span>
            </>
          ) : (
            <>
              Write <b lang={languageOfName(names)}>{names}</b>
            </>
          )}
        </button>
      </span>
    );
  });
}
