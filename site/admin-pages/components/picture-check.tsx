/**
 * Tells whether a picture answers at an address. The administrator's browser asks, as those of visitors will: the server
 * fetches nothing that somebody has typed. It only warns; whatever comes of it, the address is saved.
 */
import { useEffect, useState } from "react";

/** Milliseconds after the last key. */
const debounceMs = 400;
/** Milliseconds; a visitor would have gone by then. */
const patience = 15_000;

interface PictureWarningProps {
  readonly address: string;
}

/** To stand in the hint of a field, which says it when it comes. */
export function PictureWarning({ address }: PictureWarningProps) {
  const isMissing = useMissingPicture(address.trim());
  return (
    <span aria-live="polite">
      {isMissing && (
        <b className="warning">
          This address does not answer with a picture. It will be saved all the same; please open it to see
          what is there.
        </b>
      )}
    </span>
  );
}

function useMissingPicture(address: string): boolean {
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    // What is no address is refused when it is saved.
    if (!/^https?:\/\/[^\s/]+\S*$/i.test(address)) return;
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onerror = () => setMissing(address);
    const asking = setTimeout(() => {
      image.src = address;
    }, debounceMs);
    const waiting = setTimeout(() => image.complete || setMissing(address), debounceMs + patience);
    return () => {
      clearTimeout(asking);
      clearTimeout(waiting);
      image.onerror = null;
      image.src = "";
    };
  }, [address]);
  return missing === address && address !== "";
}
