/** A page that is read from top to bottom: a sleeve, then sections of prose, each with its gist in the margin. */
import type { ReactNode } from "react";
import { Picture, type PictureFacts } from "./picture.tsx";
import { SectionHeading } from "./section-heading.tsx";

export interface ProseHead {
  readonly title: string;
  /** Hindi ornament, hidden from assistive technology: the title says it already. */
  readonly ornament: string;
  readonly cover: PictureFacts;
  readonly vinyl: string;
  readonly ink: string;
}

interface ProsePageProps {
  readonly top: ProseHead;
  /** One or two sentences below the title. */
  readonly lead: ReactNode;
  readonly sections: readonly ProseSection[];
}

export interface ProseSection {
  /** Fragment of the section's address. */
  readonly id: string;
  readonly heading: string;
  /** The section in one sentence, for who reads no more than that. */
  readonly gist: string;
  readonly text: ReactNode;
}

export function ProsePage({ top, lead, sections }: ProsePageProps) {
  return (
    <article className="prose-page">
      <ProseTop {...top} lead={lead} />
      <div className="wrap prose-body">
        <nav aria-label="On this page">
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </article>
  );
}

function ProseTop({ title, ornament, cover, vinyl, ink, lead }: ProseHead & { readonly lead: ReactNode }) {
  return (
    <header className={`field field-${ink}`}>
      <div className="wrap sleeve-head prose-head">
        <div>
          <h1>{title}</h1>
          <p className="hindi-line" lang="hi" aria-hidden="true">
            {ornament}
          </p>
          <p className="lead">{lead}</p>
        </div>
        <div className="press">
          <img className="vinyl" src={vinyl} width={400} height={400} alt="" />
          <Picture {...cover} leading />
        </div>
      </div>
    </header>
  );
}

function Section({ id, heading, gist, text }: ProseSection) {
  return (
    <section>
      <SectionHeading id={id} words={heading} />
      <div className="prose-columns">
        <p className="gist">{gist}</p>
        <div className="prose">{text}</div>
      </div>
    </section>
  );
}
