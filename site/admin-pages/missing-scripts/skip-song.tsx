/** While songs are looked through: how far one has come, and the way to the next song without saving. */
import { useEffect, useEffectEvent } from "react";
import { Link, useNavigate } from "react-router";
import { isLetter } from "../components/save-shortcuts.ts";
import { addressAfter, describeProgress, readLookingThrough } from "./looking-through.ts";

interface SkipSongProps {
  readonly id: number;
  /** Of the address of the form. */
  readonly search: string;
}

/** Alt+N skips as well: browsers leave it free, and it types nothing. */
export function SkipSong({ id, search }: SkipSongProps) {
  const address = addressAfter(id, search, true);
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
    <>
      <Link className="button outlined" to={address} aria-keyshortcuts="Alt+N">
        Skip
      </Link>
      <p className="looking-through">{describeProgress(readLookingThrough(search))}</p>
    </>
  );
}
