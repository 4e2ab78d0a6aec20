/** What is offered for a line of a song: its link, and the way to report a mistake in it. */
import { showNotice } from "../components/notice-channel.ts";
import { writeToClipboard } from "../islands/song/clipboard.ts";
import type { Line } from "../reading-place/find-lines.ts";
import type { IslandTexts } from "../texts/island-texts.ts";
import { nameOf } from "./name-of-line.ts";

export interface LineOffers {
  /** Of the song: the whole canonical address. */
  readonly address: string;
  /** Of the form that reports a mistake in the song. */
  readonly report: string;
}

/** @param box an open popover */
export function fillOffer(
  box: HTMLElement,
  line: Line,
  { address, report }: LineOffers,
  { lines, linkCopied, copyByHand }: IslandTexts["song"],
): void {
  const copy = document.createElement("button");
  Object.assign(copy, { type: "button", className: "button", textContent: lines.copy });
  copy.addEventListener("click", async () => {
    const text = `${address}#${line.name}`;
    if (!(await writeToClipboard(Promise.resolve(text)))) return offerText(box, text, copyByHand);
    box.hidePopover();
    showNotice({ title: linkCopied, text: lines.leadsTo(nameOf(line, lines).toLowerCase()) });
  });
  const link = document.createElement("a");
  const href = `${report}?line=${line.name}`;
  Object.assign(link, { href, rel: "nofollow", className: "button", textContent: lines.report });
  box.replaceChildren(copy, link);
}

/** The visitor copies it, where the browser has no clipboard. */
function offerText(box: HTMLElement, text: string, labelText: string): void {
  const [label, field] = [document.createElement("label"), document.createElement("input")];
  Object.assign(field, { readOnly: true, value: text });
  label.append(labelText, field);
  box.replaceChildren(label);
  field.select();
}
