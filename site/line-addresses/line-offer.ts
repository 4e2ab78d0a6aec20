/** What is offered for a line of a song: its link, and the way to report a mistake in it. */
import { showNotice } from "../components/notice-channel.ts";
import { writeToClipboard } from "../islands/song/clipboard.ts";
import type { Line } from "../reading-place/find-lines.ts";
import { nameOf } from "./name-of-line.ts";

export interface LineOffers {
  /** Of the song: the whole canonical address. */
  readonly address: string;
  /** Of the form that reports a mistake in the song. */
  readonly report: string;
}

/** @param box an open popover */
export function fillOffer(box: HTMLElement, line: Line, { address, report }: LineOffers): void {
  const copy = document.createElement("button");
  Object.assign(copy, { type: "button", className: "button", textContent: "Copy link to this line" });
  copy.addEventListener("click", async () => {
    const text = `${address}#${line.name}`;
    if (!(await writeToClipboard(Promise.resolve(text)))) return offerText(box, text);
    box.hidePopover();
    showNotice({ title: "Link Copied!", text: `It leads to ${nameOf(line).toLowerCase()} of the song.` });
  });
  const link = document.createElement("a");
  const href = `${report}?line=${line.name}`;
  Object.assign(link, {
    href,
    rel: "nofollow",
    className: "button",
    textContent: "Report a mistake in this line",
  });
  box.replaceChildren(copy, link);
}

/** The visitor copies it, where the browser has no clipboard. */
function offerText(box: HTMLElement, text: string): void {
  const [label, field] = [document.createElement("label"), document.createElement("input")];
  Object.assign(field, { readOnly: true, value: text });
  label.append("Press Ctrl+C, or hold the text, to copy it", field);
  box.replaceChildren(label);
  field.select();
}
