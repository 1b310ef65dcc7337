import type { MailPreview } from '../../api/host/hostMails';
import { Choice } from '../../ui/Choice';
import { Letter } from '../../ui/Letter';
import styles from './Composer.module.css';

interface Props {
  preview: MailPreview | undefined;
  reader: string | null;
  onRead: (id: string) => void;
}

/** The mail as one of its readers gets it. */
export function LetterPreview({ preview, reader, onRead }: Props) {
  const letter = preview?.letter;
  if (!preview || !letter || (letter.subject === '' && letter.text === '')) return null;
  const names = Object.fromEntries(preview.recipients.map(({ id, name }) => [id, name]));
  return (
    <section className={styles.preview} aria-label="Preview">
      <Choice
        isSmall
        label="As it is read by"
        names={names}
        value={reader ?? letter.reader}
        onChange={onRead}
      />
      <Letter to={letter.to} subject={letter.subject} text={letter.text} />
    </section>
  );
}
