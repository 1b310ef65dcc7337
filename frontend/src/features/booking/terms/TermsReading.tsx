import type { ReactNode } from 'react';
import { TextPage, TextSection } from '../../../ui/TextPage';
import { type TermsFacts, type TermsSection, termsOf } from './terms';
import { TermsDownload } from './TermsDownload';

const NONE: readonly TermsSection[] = [];

interface Props {
  title: string;
  /** The heading, where it says more than the title. */
  heading?: string;
  description?: string;
  lead: ReactNode;
  /** The trip or booking whose terms they are; undefined while there are none to read. */
  facts: TermsFacts | undefined;
  /** What is said before them, or in their place. */
  children?: ReactNode;
}

/** The terms as a page to read, from the one list that checkout and the file print from, and the file to keep. */
export function TermsReading({ facts, children, ...head }: Props) {
  const sections = facts ? termsOf(facts) : NONE;
  return (
    <TextPage {...head} contents={sections}>
      {children}
      {sections.map(({ id, title, lines }) => (
        <TextSection key={id} id={id} title={title}>
          <ul>
            {lines.map((line, place) => (
              <li key={`${place} ${line}`}>{line}</li>
            ))}
          </ul>
        </TextSection>
      ))}
      {facts && <TermsDownload trip={facts} />}
    </TextPage>
  );
}
