import { useState } from 'react';
import { foldedText } from './fold.rules';
import { linkify } from './linkify';
import styles from './MessageText.module.css';
import { useRowStop } from '../room/rowStops';

interface Props {
  content: string;
  isEdited?: boolean;
}

/** What somebody wrote, as texts; addresses become links that give nothing away about this site. */
export function MessageText({ content, isEdited = false }: Props) {
  const tabIndex = useRowStop();
  const [isWhole, setWhole] = useState(false);
  const folded = isWhole ? null : foldedText(content);
  return (
    <>
      <p className={styles.text} dir="auto">
        {linkify(folded ?? content).map(({ text, href }, index) =>
          // The pieces of one message never change their order.
          href ? (
            // oxlint-disable-next-line react/no-array-index-key
            <a
              key={index}
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              tabIndex={tabIndex}
            >
              {text}
            </a>
          ) : (
            // An element of its own, for a page translator puts texts into others, and an edit changes them.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>{text}</span>
          ),
        )}
        {isEdited && <span className={styles.edited}> (edited)</span>}
      </p>
      {folded !== null && (
        <button type="button" className={styles.whole} tabIndex={tabIndex} onClick={() => setWhole(true)}>
          Show the whole message
        </button>
      )}
    </>
  );
}
