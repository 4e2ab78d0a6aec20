/** A page of prose: a sleeve, then sections, each with a summary in the margin. */
import type { ReactNode } from "react";
import { useTexts } from "../texts/use-texts.ts";
import type { PictureSources } from "./picture.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { SleeveHead } from "./sleeve-head.tsx";

export interface ProseHead {
  readonly title: string;
  /** Hindi ornament, hidden from assistive technology, as it only repeats the title. */
  readonly ornament: string;
  readonly cover: PictureSources;
  readonly vinyl: string;
  readonly ink: string;
}

interface ProsePageProps {
  readonly top: ProseHead;
  /** One or two sentences below the title. */
  readonly lead: ReactNode;
  /** By the fragments of their addresses. */
  readonly sections: Readonly<Record<string, ProseSection>>;
}

interface ProseSection {
  readonly heading: string;
  /** The section in one sentence. */
  readonly gist: string;
  readonly text: ReactNode;
}

export function ProsePage({ top, lead, sections }: ProsePageProps) {
  const { onThisPage } = useTexts().frame;
  return (
    <article className="prose-page">
      <SleeveHead {...top} isName hindiLine={top.ornament} isOrnament>
        <p className="lead">{lead}</p>
      </SleeveHead>
      <div className="wrap prose-body">
        <nav aria-label={onThisPage}>
          <ol>
            {Object.entries(sections).map(([id, { heading }]) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {Object.entries(sections).map(([id, section]) => (
            <Section key={id} id={id} {...section} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Section({ id, heading, gist, text }: ProseSection & { readonly id: string }) {
  return (
    <section>
      <SectionHeading id={id} heading={heading} />
      <div className="prose-columns">
        <p className="gist">{gist}</p>
        <div className="prose">{text}</div>
      </div>
    </section>
  );
}
