/** Reads the unfinished form that the address of a form asks for, as `?continue=KEY`. */
import { findUnfinishedForm, type Sql } from "#catalogue";
import { lyricText } from "../lyric-form/lyric-text.ts";
import type { UnfinishedSong } from "./use-unfinished-form.ts";

/** @returns null if none is asked for, or it is gone */
export async function readUnfinished(sql: Sql, url: URL): Promise<UnfinishedSong | null> {
  const key = url.searchParams.get("continue");
  if (!key) return null;
  const content = await findUnfinishedForm(sql, key, url.pathname.replace(/\.data$/, ""));
  if (!isRecord(content) || !isRecord(content.text) || !isRecord(content.initial)) return null;
  const { text, initial, version } = content;
  return {
    key,
    text: lyricText((field) => text[field]),
    initial: lyricText((field) => initial[field]),
    version: String(version ?? ""),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
