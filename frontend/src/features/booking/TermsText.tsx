import { Download } from 'lucide-react';
import styles from './TermsText.module.css';
import { type TermsFacts, termsOf, termsText } from './terms';

function sizeText(text: string): string {
  return `${Math.max(1, Math.round(new TextEncoder().encode(text).length / 1024))} KB`;
}

/** The terms to read here, and the same as a file to keep. */
export function TermsText({ trip }: { trip: TermsFacts }) {
  const text = termsText(trip);

  return (
    <>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.text} aria-label="Terms and conditions in full" tabIndex={0}>
        {termsOf(trip).map(({ title, lines }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <a
        className={styles.download}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download="gangway-terms.txt"
      >
        <Download aria-hidden="true" size={20} strokeWidth={1.75} />
        Download the terms (text file, {sizeText(text)})
      </a>
    </>
  );
}
