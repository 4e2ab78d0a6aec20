/** What was typed into a form and is not saved yet: kept by the tab, and on the server. */
import { newSaveKey } from "../save-key.ts";
import { loadDraft } from "./draft-storage.ts";

/** The texts of the fields, by their names. */
export type FormText = Readonly<Record<string, string>>;

export interface Draft<Text extends FormText = FormText> {
  /** A UUID, the same wherever this text is kept. */
  readonly key: string;
  readonly text: Text;
  /** The text that the form began with. */
  readonly initial: Text;
  /** The stored version when the form was opened; empty for something new. */
  readonly version: string;
}

/**
 * @param kept as it was stored; its key, unless `key` is given
 * @returns null for what is no draft
 */
export function draftOf(kept: unknown, key?: string): Draft | null {
  if (!isRecord(kept) || !isRecord(kept.text) || !isRecord(kept.initial)) return null;
  const { text, initial, version } = kept;
  return {
    key: key ?? (typeof kept.key === "string" ? kept.key : newSaveKey()),
    text: textsOf(text),
    initial: textsOf(initial),
    version: String(version ?? ""),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function textsOf(kept: Readonly<Record<string, unknown>>): FormText {
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** The text of an open form, and where it comes from. */
export interface OpenedText<Text extends FormText> extends Draft<Text> {
  /** The text is a restored draft. */
  readonly isRestored: boolean;
  /** It should have been one, which is not kept any more. */
  readonly isGone: boolean;
}

export interface OpenOptions<Text extends FormText> {
  readonly initial: Text;
  /** Left out for something new. */
  readonly version?: string;
  /** What was kept on the server of another visit, and is continued. */
  readonly unfinished?: Draft | null | undefined;
  /** Whether the address asks for such a text in vain. */
  readonly isGone?: boolean;
  /** Text that was sent before hydration and not saved. */
  readonly refused?: Text | undefined;
}

/** @returns the text as the server renders it */
export function openText<Text extends FormText>({
  initial,
  version = "",
  unfinished,
  isGone = false,
  refused,
}: OpenOptions<Text>): OpenedText<Text> {
  return {
    key: unfinished?.key ?? newSaveKey(),
    text: refused ?? { ...initial, ...unfinished?.text },
    initial: { ...initial, ...unfinished?.initial },
    version: unfinished?.version ?? version,
    isRestored: !refused && Boolean(unfinished),
    isGone: !refused && isGone,
  };
}

/**
 * @param address of the form, without its query
 * @param inFields what the fields contain
 * @returns the tab's draft, if there is one, and on top of it what was typed before hydration; the same object if
 *   there is neither
 */
export function restoreText<Text extends FormText>(
  opened: OpenedText<Text>,
  { unfinished, refused }: OpenOptions<Text>,
  address: string,
  inFields: Text,
): OpenedText<Text> {
  const typedEarly = Object.entries(inFields).filter(([name, text]) => !isSame(text, opened.text[name]));
  const draft = refused ? null : draftOf(loadDraft(address));
  // The tab's is newer than the same on the server.
  const isNewer = draft !== null && (!unfinished || draft.key === unfinished.key);
  const isRestored = isNewer && !isSameText(opened.text, { ...opened.text, ...draft.text });
  if (!isRestored && typedEarly.length === 0) return opened;
  const { text, initial, ...rest } = isRestored ? { ...draft, isRestored, isGone: false } : opened;
  return {
    ...opened,
    ...rest,
    text: { ...opened.text, ...text, ...Object.fromEntries(typedEarly) },
    initial: { ...opened.initial, ...initial },
  };
}

/** @returns whether all texts of the first are the same in the second */
export function isSameText(one: FormText, other: FormText): boolean {
  return Object.entries(one).every(([name, text]) => isSame(text, other[name]));
}

/** Browsers write line ends in their own way. */
function isSame(one: string, other = ""): boolean {
  if (one === other || !(one + other).includes("\r")) return one === other;
  return one.replaceAll(/\r\n?/g, "\n") === other.replaceAll(/\r\n?/g, "\n");
}
