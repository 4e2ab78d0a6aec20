/** The line of a song that a report names: its name and words stand before the text of the report. */
import { textsOfLine } from "../lyrics/name-lines.ts";
import { stanzasOf } from "../lyrics/stanzas.ts";

export interface ReportedLine {
  /** Its part of an address. */
  readonly name: string;
  /** Its words, in one script; a long line is cut. */
  readonly text: string;
}

/** In characters. */
const longestText = 120;

/**
 * @param name as it came from a visitor
 * @returns null if the song has no such line
 */
export function findReportedLine(
  name: string | null,
  song: { readonly lyrics_english: string | null; readonly lyrics_hindi: string | null },
): ReportedLine | null {
  if (!name) return null;
  const [text] = textsOfLine(name, stanzasOf(song.lyrics_english ?? ""), stanzasOf(song.lyrics_hindi ?? ""));
  return text === undefined ? null : { name, text: [...text].slice(0, longestText).join("") };
}

/** @returns the text of a report as it is stored */
export function withLine(text: string, line: ReportedLine | null): string {
  return line && text.trim() !== "" ? `#${line.name} ${line.text}\n${text}` : text;
}

/** @returns the line that a stored report names, if any, and the rest of its text */
export function splitReport(stored: string): { readonly line: ReportedLine | null; readonly text: string } {
  const [, name, words = "", text = ""] = stored.match(/^#((?:hindi-)?line-\d+) ([^\n]*)\n(.*)$/s) ?? [];
  return name ? { line: { name, text: words }, text } : { line: null, text: stored };
}
