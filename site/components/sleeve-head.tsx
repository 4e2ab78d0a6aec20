/**
 * The head of a page as a record sleeve: a field in the ink of the cover, the title, and a record half out of its
 * cover. A person has a portrait instead, as a disc.
 */
import type { ReactNode } from "react";
import { languageOfName, languageOfTitle } from "./language-of.ts";
import { Picture, type PictureSources } from "./picture.tsx";

interface SleeveHeadProps {
  readonly title: string;
  /** A name of a person or an album, which is read in the language of the page; titles of songs are read as Hindi. */
  readonly isName?: boolean;
  /** Shown below the title if it differs from it. */
  readonly hindiLine?: string | null;
  /** The Hindi line only repeats the title, so it is hidden from assistive technology. */
  readonly isOrnament?: boolean;
  readonly cover: PictureSources;
  /** Address of the record behind the cover; without one the picture is a portrait. */
  readonly vinyl?: string;
  /** On a phone the picture is small and beside the title, so that songs begin on the first screen. */
  readonly isLow?: boolean;
  /** Name of the colour of the field. */
  readonly ink: string;
  /** Shown below the title. */
  readonly children: ReactNode;
}

export function SleeveHead(props: SleeveHeadProps) {
  const { title, isName, hindiLine, isOrnament, isLow, cover, vinyl, ink, children } = props;
  const language = isName ? languageOfName(title) : languageOfTitle(title);
  return (
    <header className={`field field-${ink}`}>
      <div className={`wrap sleeve-head${isLow ? " low" : ""}`}>
        <div className="press">
          {vinyl && <img className="vinyl" src={vinyl} width={400} height={400} alt="" />}
          <Picture {...cover} shape={vinyl ? "sleeve" : "disc"} isMain />
        </div>
        <div>
          <h1 className={sizeOfTitle(title)} lang={language}>
            {title}
          </h1>
          {hindiLine && hindiLine !== title && (
            <p className="hindi-line" lang={languageOfTitle(hindiLine)} aria-hidden={isOrnament}>
              {hindiLine}
            </p>
          )}
          {children}
        </div>
      </div>
    </header>
  );
}

/** Characters; a longer title would fill a phone's screen at the largest size. */
const maxLargest = 36;
const maxLarge = 80;

function sizeOfTitle(title: string): string | undefined {
  if (title.length > maxLarge) return "very-long";
  return title.length > maxLargest ? "long" : undefined;
}
