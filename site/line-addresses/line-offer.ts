/** What is offered for a line of a song: its link, and the way to report a mistake in it. */
import { showNotice } from "../components/notice-channel.ts";
import { writeToClipboard } from "../islands/song/clipboard.ts";
import type { Line } from "../reading-place/find-lines.ts";
import type { Texts } from "../texts/en/index.ts";
import { nameOf } from "./name-of-line.ts";

export interface LineOffers {
  /** Of the song: the whole canonical address. */
  readonly address: string;
  /** Of the form that reports a mistake in the song. */
  readonly report: string;
  readonly texts: Texts["song"]["lines"];
}

/** @param box an open popover */
export function fillOffer(box: HTMLElement, line: Line, { address, report, texts }: LineOffers): void {
  const copy = document.createElement("button");
  Object.assign(copy, { type: "button", className: "button", textContent: texts.copy });
  copy.addEventListener("click", async () => {
    const text = `${address}#${line.name}`;
    if (!(await writeToClipboard(Promise.resolve(text)))) return offerText(box, text, texts.copyByHand);
    box.hidePopover();
    const { before, after } = texts.leadsTo;
    showNotice({ title: texts.copied, text: before + nameOf(line, texts).toLowerCase() + after });
  });
  const link = document.createElement("a");
  const href = `${report}?line=${line.name}`;
  Object.assign(link, { href, rel: "nofollow", className: "button", textContent: texts.report });
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
