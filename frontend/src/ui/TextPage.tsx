import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';
import styles from './TextPage.module.css';

interface Props {
  title: string;
  /** For search engines; only pages that everybody may find have one. */
  description?: string | undefined;
  /** The heading, where it says more than the title. */
  heading?: string;
  lead: ReactNode;
  /** The sections in their order, for the list beside them. */
  contents: readonly { id: string; title: string }[];
  /** `TextSection`s. */
  children: ReactNode;
}

/** A page to read: heading, a list of what is on it, and its sections in a column of comfortable width. */
export function TextPage({ title, description, heading, lead, contents, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle title={title} {...(description !== undefined && { description })}>
          {heading ?? title}
        </PageTitle>
        <p className={styles.lead}>{lead}</p>
      </header>
      <nav className={styles.contents} aria-label="On this page">
        <ul className={styles.places}>
          {contents.map(({ id, title: place }) => (
            <li key={id}>
              <a href={`#${id}`}>{place}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

/** A section of a page to read; the address can lead to it. */
export function TextSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
