/** Leads from the form of a song to the next one without saving. */
import { useEffect, useEffectEvent } from "react";
import { Link, useNavigate } from "react-router";
import { isLetter } from "../components/save-shortcuts.ts";

interface SkipLinkProps {
  /** That of the next song. */
  readonly address: string;
}

/** Alt+N does the same: the browsers leave it free, and it types nothing. */
export function SkipLink({ address }: SkipLinkProps) {
  const navigate = useNavigate();
  const skip = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !isLetter(event, "n")) return;
    event.preventDefault();
    // An open dialog has to be answered first.
    if (event.repeat || document.querySelector("[role=alertdialog]")) return;
    navigate(address);
  });
  useEffect(() => {
    const unmounted = new AbortController();
    addEventListener("keydown", (event) => skip(event), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
  return (
    <Link className="button outlined" to={address} aria-keyshortcuts="Alt+N">
      Skip
    </Link>
  );
}
