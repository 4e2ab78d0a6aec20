/**
 * A button for each name that may be several people, nobody, or one who is stored under a name that is near: it
 * writes the names as they are offered.
 */
import { useState } from "react";
import type { SongOffer } from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import { languageOfName } from "../../components/language-of.ts";
import type { LyricField } from "./lyric-text.ts";
import { describeOffer, offersFor, writeIn } from "./offered-names.ts";

interface OfferButtonsProps {
  readonly field: LyricField;
  readonly offers: readonly SongOffer[];
  /** The text of the field, which may have changed since. */
  readonly list: string;
  readonly onChange: (list: string) => void;
}

export function OfferButtons({ field, offers, list, onChange }: OfferButtonsProps) {
  const [written, setWritten] = useState("");
  // Two single names that were split just now are not turned round.
  const open = offersFor(field, list, offers).filter(({ typed }) => list !== written || !typed.includes(","));
  return open.map((offer) => {
    const names = offer.names.join(", ");
    return (
      <span key={offer.typed} className="strip spellings">
        {offer.nearSongs === null ? describeOffer(offer) : "Did you mean"}
        <button
          type="button"
          className="choice"
          data-likely={offer.isChosen || undefined}
          onClick={() => {
            const text = writeIn(field, list, [offer]);
            setWritten(text);
            onChange(text);
          }}
        >
          {offer.nearSongs !== null ? (
            <>
              <b lang={languageOfName(names)}>{names}</b>
              <span className="unseen"> instead of {offer.typed}</span> (
              {formatCount(offer.nearSongs, "song")})?
            </>
          ) : names === "" ? (
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
