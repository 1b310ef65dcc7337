import { X } from 'lucide-react';
import { MOST } from '../../../../../backend/contracts/text-limits';
import type { UnsentPhoto } from '../../../api/device/chatOutboxStore';
import { TextLimit } from '../../../ui/TextLimit';
import styles from './PhotoDrafts.module.css';

interface Props {
  photo: UnsentPhoto;
  /** What a screen reader calls it. */
  name: string;
  question: string;
  onAlt: (alt: string) => void;
  /** Hears the button that was pressed, which is about to go. */
  onRemove: (button: HTMLButtonElement) => void;
}

/** One photo that goes out next. */
export function PhotoDraftRow({ photo, name, question, onAlt, onRemove }: Props) {
  return (
    <li className={styles.draft}>
      <img src={photo.preview} alt="" width={80} height={80} />
      <label className={styles.description}>
        {question} <span>For people who cannot see it.</span>
        <TextLimit most={MOST.photoAlt}>
          <input type="text" value={photo.alt} onChange={({ target }) => onAlt(target.value)} />
        </TextLimit>
      </label>
      <button
        type="button"
        className={styles.drop}
        aria-label={`Remove ${name}`}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <X aria-hidden="true" size={20} strokeWidth={1.75} />
      </button>
    </li>
  );
}
