/**
 * What the song means, in English and in plain Hindi, and who wrote that: rarely known, so folded until there is
 * something in it.
 */
import { useId, useMemo, useState } from "react";
import { songFields } from "#fields";
import { described, Field, FieldFrame } from "../components/field.tsx";
import { useTextBeforeHydration } from "../components/text-before-hydration.ts";
import { remarkOnTranslation } from "./compare-translation.ts";
import {
  type LyricField,
  type LyricFieldProps,
  type LyricText,
  type SettledLyrics,
  translationFields,
} from "./lyric-text.ts";
import { useSettled } from "./use-settled.ts";

interface TranslationFieldsProps {
  readonly text: LyricText;
  readonly propsOf: (field: LyricField) => LyricFieldProps;
  readonly lyrics: SettledLyrics;
}

export function TranslationFields({ text, propsOf, lyrics }: TranslationFieldsProps) {
  const [isOpen, setOpen] = useState<boolean>();
  const hasText = translationFields.some((field) => text[field] !== "");
  const hasError = translationFields.some((field) => propsOf(field).error !== undefined);
  return (
    <details
      className="translation-fields"
      open={hasError || (isOpen ?? hasText)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Translation</summary>
      <div className="field-pair">
        <TranslationText {...propsOf("translation_english")} language="en" lyrics={lyrics} />
        <TranslationText {...propsOf("translation_hindi")} language="hi" lyrics={lyrics} />
      </div>
      <Translator {...propsOf("translator")} />
    </details>
  );
}

interface TranslationTextProps extends LyricFieldProps {
  readonly language: "en" | "hi";
  readonly lyrics: SettledLyrics;
}

function TranslationText(props: TranslationTextProps) {
  const { field, language, lyrics, text, onChange, error, resolved, isReadOnly } = props;
  const id = useId();
  const value = useTextBeforeHydration(id, text);
  const settled = useSettled(text);
  const remark = useMemo(() => remarkOnTranslation(settled, lyrics), [settled, lyrics]);
  return (
    <FieldFrame id={id} label={songFields[field].label} error={error} resolved={resolved} hint={remark}>
      <textarea
        id={id}
        name={field}
        lang={language}
        value={value}
        readOnly={isReadOnly}
        dir="auto"
        className="input"
        spellCheck={language === "en"}
        autoCapitalize={language === "hi" ? "none" : "sentences"}
        onChange={(event) => onChange(field, event.currentTarget.value)}
        {...described(id, remark, error)}
      />
    </FieldFrame>
  );
}

function Translator({ field, text, onChange, error, resolved, isReadOnly }: LyricFieldProps) {
  const id = useId();
  return (
    <Field
      id={id}
      label={songFields[field].label}
      name={field}
      value={text}
      readOnly={isReadOnly}
      hint="Named below the translation"
      error={error}
      resolved={resolved}
      autoComplete="off"
      spellCheck={false}
      autoCapitalize="words"
      dir="auto"
      enterKeyHint="next"
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  );
}
