/** The fields of the song form. Rare ones come last. */
import { type RefObject, useId, useMemo } from "react";
import type { Twin } from "#catalogue";
import { type SongFieldKind, songFields } from "#fields";
import { languageOfTitle } from "../../components/language-of.ts";
import { Field } from "../components/field.tsx";
import { PictureWarning } from "../components/picture-check.tsx";
import { TwinLink } from "../components/twin-link.tsx";
import { SpellingButtons, TitleSpelling } from "./drafting/spelling-buttons.tsx";
import type { NamedField } from "./drafting/spellings.ts";
import type { Drafting } from "./drafting/use-drafting.ts";
import type { LyricField, LyricFieldProps, LyricText } from "./lyric-text.ts";
import { LyricTextAreas } from "./lyric-text-areas.tsx";
import { NameField } from "./name-field.tsx";
import { AlbumHint, PeopleHint } from "./name-hints.tsx";
import { OfferButtons } from "./offer-buttons.tsx";
import { PartFields } from "./parts/part-fields.tsx";
import { ProofreadingPanel } from "./proofreading/proofreading-panel.tsx";
import type { ShownErrors } from "./shown-errors.ts";
import { TranslationFields } from "./translation-fields.tsx";
import type { Explanation } from "./use-explanation.ts";
import type { OpenedDraft } from "./use-lyric-form.ts";
import { useSettled } from "./use-settled.ts";

interface LyricFieldsProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Only a new song focuses its title: in an old one, the editor may want any field. */
  readonly isNew: boolean;
  readonly draft: OpenedDraft | undefined;
  /** Of the edited song. */
  readonly id: number | undefined;
  readonly text: LyricText;
  readonly onChange: (field: LyricField, text: string) => void;
  readonly explanation: Explanation | null;
  readonly errors: ShownErrors;
  /** While it is being saved: text typed then would not be saved. */
  readonly isReadOnly: boolean;
  readonly drafting: Drafting;
}

export function LyricFields(props: LyricFieldsProps) {
  const { form, isNew, draft, id, text, onChange, explanation, errors, isReadOnly, drafting } = props;
  const names = explanation?.names;
  const [hindi, english] = [useSettled(text.lyrics_hindi), useSettled(text.lyrics_english)];
  const settled = useMemo(() => [hindi, english] as const, [hindi, english]);
  const field = (name: LyricField) => ({
    field: name,
    text: text[name],
    onChange,
    isReadOnly,
    error: errors.current[name],
    resolved: errors.resolved[name],
  });
  const spellings = (name: NamedField) => (
    <SpellingButtons
      spellings={explanation?.spellings.names[name] ?? []}
      list={text[name]}
      onChange={(list) => onChange(name, list)}
    />
  );
  const offers = (name: LyricField) => (
    <OfferButtons
      field={name}
      offers={explanation?.offers ?? []}
      list={text[name]}
      onChange={(list) => onChange(name, list)}
    />
  );
  const offersAndSpellings = (name: NamedField) => (
    <>
      {offers(name)}
      {spellings(name)}
    </>
  );
  return (
    <>
      <LineField
        {...field("title")}
        isFirst={isNew}
        hint={
          <>
            <TwinHint twin={explanation?.twin ?? null} />
            <TitleSpelling
              spelling={explanation?.of.title === text.title ? explanation.spellings.title : null}
              onChoose={(title) => onChange("title", title)}
            />
          </>
        }
      />
      <div className="album-fields">
        <NameField
          {...field("albumName")}
          kind="albums"
          hint={
            <AlbumHint
              album={names?.albumName}
              onChoose={(album) => onChange("albumName", album)}
              spellings={offersAndSpellings("albumName")}
            />
          }
        />
        <LineField {...field("genre")} hint={<span aria-live="polite">{offers("genre")}</span>} />
        <LineField {...field("track_number")} />
      </div>
      <NameField
        {...field("singerNames")}
        kind="singers"
        hint={
          <PeopleHint
            names={names?.singerNames}
            person="singer"
            spellings={offersAndSpellings("singerNames")}
          />
        }
      />
      <div className="field-pair">
        <NameField
          {...field("lyricistNames")}
          kind="lyricists"
          hint={
            <PeopleHint
              names={names?.lyricistNames}
              person="lyricist"
              spellings={offersAndSpellings("lyricistNames")}
            />
          }
        />
        <NameField
          {...field("musicDirectorNames")}
          kind="music-directors"
          hint={
            <PeopleHint
              names={names?.musicDirectorNames}
              person="music director"
              spellings={offersAndSpellings("musicDirectorNames")}
            />
          }
        />
      </div>
      <LyricTextAreas form={form} propsOf={field} drafting={drafting} settled={settled} />
      <ProofreadingPanel id={id} text={text} onChange={onChange} isReadOnly={isReadOnly} />
      <div className="field-pair">
        <LineField
          {...field("youtube_video_id")}
          hint={
            <VideoHint
              typed={text.youtube_video_id}
              explanation={explanation}
              isRefused={errors.current.youtube_video_id !== undefined}
            />
          }
        />
        <LineField {...field("cover_image_url")} hint={<CoverHint typed={text.cover_image_url} />} />
      </div>
      <div className="field-pair">
        <LineField {...field("year")} hint={songFields.year.hint} />
        {draft && (
          <LineField
            {...field("publish_at")}
            hint={`By the clock of ${draft.timeZone}. Left empty, the draft waits until you publish it`}
          />
        )}
      </div>
      <TranslationFields text={text} propsOf={field} lyrics={settled} />
      <PartFields text={text} propsOf={field} lyrics={settled} />
    </>
  );
}

interface LineFieldProps extends LyricFieldProps {
  readonly hint?: React.ReactNode;
  readonly isFirst?: boolean;
}

const inputProps: Partial<Record<SongFieldKind, React.ComponentProps<"input">>> = {
  line: { autoCapitalize: "words", dir: "auto" },
  video: { inputMode: "url", autoCapitalize: "none" },
  address: { type: "url", inputMode: "url", autoCapitalize: "none" },
  number: { inputMode: "numeric" },
  moment: { type: "datetime-local" },
};

function LineField(props: LineFieldProps) {
  const { field, text, onChange, error, resolved, hint, isReadOnly, isFirst = false } = props;
  const id = useId();
  return (
    <Field
      id={id}
      label={songFields[field].label}
      name={field}
      value={text}
      readOnly={isReadOnly}
      hint={hint}
      error={error}
      resolved={resolved}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="next"
      required={field === "title"}
      {...inputProps[songFields[field].kind]}
      // Done by the browser before hydration: an effect would take the focus from a field that was chosen meanwhile.
      autoFocus={isFirst}
      lang={field === "title" && text !== "" ? languageOfTitle(text) : undefined}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  );
}

const places = { public: "", draft: ", as a draft", withdrawn: ", but withdrawn" } as const;

function TwinHint({ twin }: { readonly twin: Twin | null }) {
  return (
    <span aria-live="polite">
      {twin && (
        <>
          This title with this first singer is here already{places[twin.status]}: <TwinLink twin={twin} />
        </>
      )}
    </span>
  );
}

function CoverHint({ typed }: { readonly typed: string }) {
  return (
    <>
      {typed.trim() === "" && "Left empty, a sleeve is drawn from the title"}
      <PictureWarning address={typed} />
    </>
  );
}

interface VideoHintProps {
  readonly typed: string;
  readonly explanation: Explanation | null;
  /** The field's error already says so. */
  readonly isRefused: boolean;
}

function VideoHint({ typed, explanation, isRefused }: VideoHintProps) {
  const isExplained = explanation?.of.youtube_video_id === typed;
  const id = isExplained && explanation.names.youtube_video_id;
  return (
    <span aria-live="polite">
      {typed.trim() === "" && "Any address of the video on YouTube, its embed code, or its 11 characters"}
      {id && (
        <>
          Will be stored as <code>{id}</code>
        </>
      )}
      {typed.trim() !== "" && isExplained && !id && !isRefused && (
        <b className="will-be-created">This is not a video on YouTube yet</b>
      )}
      {/* Keeps the line's height for the next hint. */}
      {(isRefused || (typed.trim() !== "" && !isExplained)) && "\u00a0"}
    </span>
  );
}
