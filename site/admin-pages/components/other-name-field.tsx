/**
 * The name in the other script. A draft is offered beside the field, and written only by whoever presses its button.
 */
import { type FocusEvent, useId, useRef, useState } from "react";
import { entryFields } from "#fields";
import { languageOfName } from "../../components/language-of.ts";
import { requestDraft } from "../lyric-form/drafting/request-draft.ts";
import { titleOf } from "../lyric-form/drafting/title-case.ts";
import { described, FieldFrame } from "./field.tsx";

interface OtherNameFieldProps {
  readonly typed: string;
  readonly error: string | undefined;
  /** The name in the first script. */
  readonly name: string;
}

interface DraftedName {
  readonly of: string;
  readonly text: string;
}

export function OtherNameField({ typed, error, name }: OtherNameFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<DraftedName>({ of: "", text: "" });
  const [isEmpty, setEmpty] = useState(typed.trim() === "");
  const offered = isEmpty && draft.of === name ? draft.text : "";
  const askForDraft = async ({ currentTarget: { value, form } }: FocusEvent<HTMLInputElement>) => {
    // Just left, the field may be ahead of the page's state.
    const field = form?.elements.namedItem("name");
    const typedName = field instanceof HTMLInputElement ? field.value : name;
    if (value.trim() !== "" || draft.of === typedName) return;
    setDraft({ of: typedName, text: await draftName(typedName) });
  };
  const write = () => {
    if (!input.current) return;
    input.current.value = offered;
    // Like typing: the form counts it as a new attempt.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  };
  const hint = (
    <>
      {entryFields.otherName.hint}
      <span aria-live="polite">
        {offered !== "" && (
          <span className="strip spellings">
            <button type="button" className="choice" onClick={write}>
              Write <b lang={languageOfName(offered)}>{offered}</b>
            </button>
          </span>
        )}
      </span>
    </>
  );
  return (
    <FieldFrame id={id} label={entryFields.otherName.label} hint={hint} error={error}>
      <input
        ref={input}
        id={id}
        name="otherName"
        autoComplete="off"
        className="input"
        dir="auto"
        spellCheck={false}
        defaultValue={typed}
        onFocus={askForDraft}
        onInput={(event) => setEmpty(event.currentTarget.value.trim() === "")}
        {...described(id, hint, error)}
      />
    </FieldFrame>
  );
}

/** @returns empty where there is no draft */
async function draftName(name: string): Promise<string> {
  const language = languageOfName(name);
  if (name.trim() === "" || language === "ur") return "";
  const draft = await requestDraft({ to: language === "hi" ? "english" : "hindi", source: name.trim() });
  if (!draft) return "";
  return language === "hi" ? titleOf(draft.text) : draft.text;
}
