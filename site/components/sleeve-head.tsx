/**
 * The head of a page as a record sleeve: a field in the cover's ink, the title, and a record half out of its cover. A
 * person's portrait stands there as the disc that it is.
 */
import type { ReactNode } from "react";
import { languageOfName, languageOfTitle } from "./language-of.ts";
import { Picture, type PictureFacts } from "./picture.tsx";

interface SleeveHeadProps {
  readonly title: string;
  /** Names of people and albums are read as the page around them, titles of songs as Hindi. */
  readonly isName?: boolean;
  /** Stands below the title in Devanagari, where it says something else. */
  readonly hindiLine?: string | null;
  /** The line below only repeats the title, so assistive technology does not get it. */
  readonly isOrnament?: boolean;
  readonly cover: PictureFacts;
  /** Address of the record that looks out of the cover; without one the picture is a portrait. */
  readonly vinyl?: string;
  /** Names the field. */
  readonly ink: string;
  /** What stands below the title: names and facts. */
  readonly children: ReactNode;
}

export function SleeveHead(props: SleeveHeadProps) {
  const { title, isName, hindiLine, isOrnament, cover, vinyl, ink, children } = props;
  const language = isName ? languageOfName(title) : languageOfTitle(title);
  return (
    <header className={`field field-${ink}`}>
      <div className="wrap sleeve-head">
        <div className="press">
          {vinyl && <img className="vinyl" src={vinyl} width={400} height={400} alt="" />}
          <Picture {...cover} shape={vinyl ? "sleeve" : "disc"} leading />
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

/** Letters; a longer title would fill a phone's screen at the poster's size. */
const posterSize = 36;
const headingSize = 80;

function sizeOfTitle(title: string): string | undefined {
  if (title.length > headingSize) return "very-long";
  return title.length > posterSize ? "long" : undefined;
}
