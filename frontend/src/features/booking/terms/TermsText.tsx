import { TERMS_DAY } from './cancellation';
import { TermsDownload } from './TermsDownload';
import styles from './TermsText.module.css';
import { type TermsFacts, termsOf } from './terms';

/** The terms to read here, and the same as a file to keep. */
export function TermsText({ trip }: { trip: TermsFacts }) {
  return (
    <>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.text} aria-label="Terms and conditions in full" tabIndex={0}>
        <p className={styles.title}>Version of {TERMS_DAY}</p>
        {termsOf(trip).map(({ id, title, lines }) => (
          <div key={id}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.lines}>
              {lines.map((line, place) => (
                <li key={`${place} ${line}`}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <TermsDownload trip={trip} />
    </>
  );
}
