import { MessageCircleOff } from 'lucide-react';
import { formatDeadline } from '../../lib/moment';
import styles from './SilencedNote.module.css';

/** In the composer's place for whom a host has muted: until when. They read on, and what they had begun is kept. */
export function SilencedNote({ until, timeZone }: { until: string; timeZone: string }) {
  return (
    <output className={styles.note}>
      <MessageCircleOff aria-hidden="true" size={20} strokeWidth={1.75} />
      <span>A host has muted you. You can write again from {formatDeadline(until, timeZone)}.</span>
    </output>
  );
}
