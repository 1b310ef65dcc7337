import { Download } from 'lucide-react';
import styles from './TermsText.module.css';
import { type TermsFacts, termsText } from './terms';

function sizeText(text: string): string {
  return `${Math.max(1, Math.round(new TextEncoder().encode(text).length / 1024))} KB`;
}

/** The terms as a file to keep. */
export function TermsDownload({ trip }: { trip: TermsFacts }) {
  const text = termsText(trip);
  return (
    <a
      className={styles.download}
      href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
      download="gangway-terms.txt"
    >
      <Download aria-hidden="true" size={20} strokeWidth={1.75} />
      Download the terms (text file, {sizeText(text)})
    </a>
  );
}
