import styles from './Letter.module.css';

interface Props {
  /** The address it goes to; absent where that is masked. */
  to?: string;
  subject: string;
  text: string;
}

/** A mail as its reader gets it, word for word. */
export function Letter({ to, subject, text }: Props) {
  return (
    // A long one scrolls, and what scrolls takes focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.letter} aria-label="The mail" tabIndex={0}>
      {to !== undefined && <p className={styles.to}>To: {to}</p>}
      <p className={styles.subject}>{subject}</p>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
