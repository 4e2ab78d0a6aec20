/**
 * Warns where an address does not load a picture; it can be saved anyway. The administrator's browser checks it, as
 * the server fetches no address that somebody has typed.
 */
import { useEffect, useState } from "react";

/** Milliseconds after the last key. */
const debounceMs = 400;
/** Milliseconds; no visitor would wait longer for a picture. */
const timeout = 15_000;

interface PictureWarningProps {
  readonly address: string;
}

/** For the hint of a field; announced when it appears. */
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
    // Saving refuses other text.
    if (!/^https?:\/\/[^\s/]+\S*$/i.test(address)) return;
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onerror = () => setMissing(address);
    const loading = setTimeout(() => {
      image.src = address;
    }, debounceMs);
    const waiting = setTimeout(() => image.complete || setMissing(address), debounceMs + timeout);
    return () => {
      clearTimeout(loading);
      clearTimeout(waiting);
      image.onerror = null;
      image.src = "";
    };
  }, [address]);
  return missing === address && address !== "";
}
