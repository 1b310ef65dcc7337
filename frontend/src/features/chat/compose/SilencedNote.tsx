import { MessageCircleOff } from 'lucide-react';
import styles from './SilencedNote.module.css';

/** In the composer's place for whom a host has muted: until when. They read on, and what they had begun is kept. */
export function SilencedNote({ sentence }: { sentence: string }) {
  return (
    <output className={styles.note}>
      <MessageCircleOff aria-hidden="true" size={20} strokeWidth={1.75} />
      <span>{sentence}</span>
    </output>
  );
}
