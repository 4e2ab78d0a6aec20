/**
 * The link to the machine-made version of the script that a song lacks. A click shows the version in its place, with
 * the note what it is, both from its own page; if that cannot be fetched, the link is followed. It is no part of the
 * song: it is not copied with it.
 */
import { type MouseEvent, useState } from "react";
import { PageLink } from "../../components/page-link.tsx";
import { fetchDocument } from "../../navigation/fetch-document.ts";
import { takePrefetched } from "../../navigation/prefetch.ts";
import { useIslandTexts } from "../../texts/use-texts.ts";

export function MachineVersion({ address }: { readonly address: string }) {
  const text = useIslandTexts().song.machineVersion;
  const [isAwaited, setAwaited] = useState(false);
  const [version, setVersion] = useState<readonly HTMLElement[]>();
  const read = async (event: MouseEvent<HTMLAnchorElement>) => {
    // Such a click opens a new tab or window. Who clicks twice need not wait.
    if (isAwaited || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAwaited(true);
    const found = await fetchVersion(event.currentTarget.href);
    setAwaited(false);
    if (found) setVersion(found);
    else location.assign(address);
  };
  if (version) return <div className="machine-made" ref={(box) => fill(box, version)} />;
  return (
    <PageLink
      className="underlined"
      href={address}
      rel="nofollow"
      aria-busy={isAwaited}
      data-pressed=""
      onClick={read}
    >
      {text}
    </PageLink>
  );
}

/**
 * @param address absolute
 * @returns the note and the words; null if there are none, or no connection
 */
async function fetchVersion(address: string): Promise<readonly HTMLElement[] | null> {
  const main = (await (takePrefetched(address) ?? fetchDocument(address)))?.page?.querySelector(
    ".machine-version",
  );
  const note = main?.querySelector<HTMLElement>(".machine-note");
  const words = main?.querySelector<HTMLElement>(".lyrics > section");
  if (!note || !words) return null;
  note.querySelector("a")?.remove();
  // The column has this id.
  words.removeAttribute("id");
  return [note, words];
}

/** The focus was on the link, which is gone. */
function fill(box: HTMLElement | null, version: readonly HTMLElement[]): void {
  if (!box || box.hasChildNodes()) return;
  box.append(...version);
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
}
