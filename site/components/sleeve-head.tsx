/** The head of a page as a record sleeve: a field in the cover's ink, the title, and a record half out of its cover. */
import type { ReactNode } from "react";
import { languageOfTitle } from "./language-of.ts";
import { Picture, type PictureFacts } from "./picture.tsx";

interface SleeveHeadProps {
  readonly title: string;
  /** Stands below the title in Devanagari, where it says something else. */
  readonly hindiLine: string | null;
  readonly cover: PictureFacts;
  /** Address of the record that looks out of the cover. */
  readonly vinyl: string;
  /** Names the field. */
  readonly ink: string;
  /** What stands below the title: names and facts. */
  readonly children: ReactNode;
}

export function SleeveHead({ title, hindiLine, cover, vinyl, ink, children }: SleeveHeadProps) {
  const language = languageOfTitle(title);
  return (
    <header className={`field field-${ink}`}>
      <div className="wrap sleeve-head">
        <div>
          <h1 className={sizeOfTitle(title)} lang={language}>
            {title}
          </h1>
          {hindiLine && hindiLine !== title && (
            <p className="hindi-line" lang="hi">
              {hindiLine}
            </p>
          )}
          {children}
        </div>
        <div className="press">
          <img className="vinyl" src={vinyl} width={400} height={400} alt="" decoding="async" />
          <Picture {...cover} first />
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
