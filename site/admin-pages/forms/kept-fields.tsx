/**
 * Keeps what is typed into small forms, such as one line: the tab has it after a reload and a new sign-in, and
 * leaving asks. Secrets are kept nowhere.
 */
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { loadDraft, removeDraft, storeDraft } from "./draft-storage.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { RestoredMessage } from "./restored-message.tsx";

type Field = HTMLInputElement | HTMLSelectElement;

/** @param children the small forms of the page; each field has an id */
export function KeptFields({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const initial = useRef<Readonly<Record<string, string>>>({});
  const [isUnsaved, setUnsaved] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const note = () => {
    const texts = textsOf(fieldsIn(frame.current));
    const isChanged = Object.entries(texts).some(([id, text]) => text !== (initial.current[id] ?? text));
    setUnsaved(isChanged);
    if (isChanged) storeDraft(pathname, texts);
    else removeDraft(pathname);
  };
  const show = (texts: Readonly<Record<string, unknown>>) => {
    for (const field of fieldsIn(frame.current)) field.value = String(texts[field.id] ?? field.value);
    note();
  };
  const restore = useEffectEvent(() => {
    initial.current = textsOf(fieldsIn(frame.current), firstTextOf);
    const kept = loadDraft(pathname);
    // Without any, somebody may have typed before the scripts had loaded.
    show(kept ?? {});
    setRestored(kept !== null);
  });
  useLayoutEffect(() => restore(), []);
  const discard = async () => {
    show(initial.current);
    setRestored(false);
  };
  return (
    // A form that was reset has its first text a moment later.
    <div ref={frame} onInput={note} onReset={() => setTimeout(note)}>
      <LeaveDialog isUnsaved={isUnsaved} sendsToItself onDiscard={discard} />
      <RestoredMessage isRestored={isRestored && isUnsaved} isGone={false} onDiscard={discard} />
      {children}
    </div>
  );
}

function fieldsIn(frame: HTMLDivElement | null): readonly Field[] {
  return [...(frame?.querySelectorAll<Field>(".input[id]:not([type=password])") ?? [])];
}

/** @returns the texts by the ids of the fields */
function textsOf(fields: readonly Field[], textOf = ({ value }: Field) => value) {
  return Object.fromEntries(fields.map((field) => [field.id, textOf(field)]));
}

/** @returns what the server has rendered; somebody may have typed since */
function firstTextOf(field: Field): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}
