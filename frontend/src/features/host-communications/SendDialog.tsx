import Button from '@mui/material/Button';
import type { HostMe } from '../../api/hostMe';
import { formatDay } from '../../lib/dates';
import { clockWords } from '../../lib/dayWords';
import { Dialog } from '../../ui/Dialog';
import styles from './Composer.module.css';
import { segmentWords } from './segment.rules';
import type { Composer } from './useComposer';

interface Props {
  composer: Composer;
  trip: HostMe['trips'][number];
  onClose: () => void;
}

/** "Sat, Aug 30, 2025 at 9:00 AM" of `2025-08-30T09:00`. */
function momentWords(text: string): string {
  const [day = '', time = ''] = text.split('T');
  return `${formatDay(day)}, ${day.slice(0, 4)} at ${clockWords(time)}`;
}

/** Asks once more, with the number of people: a mail cannot be fetched back out of anybody's box. */
export function SendDialog({ composer: { preview, subject, segment, sendAt, send }, trip, onClose }: Props) {
  const people = preview.data?.recipients ?? [];
  const [only] = people;
  const who =
    people.length === 1 && only
      ? only.name
      : `${people.length.toLocaleString('en-US')} people of ${trip.title} (${segmentWords(segment)})`;
  const confirm = () => {
    send();
    onClose();
  };
  return (
    <Dialog label="Send this mail?" onClose={onClose} className={styles.dialog}>
      <div className={styles.ask}>
        <h2>{sendAt ? 'Schedule this mail?' : 'Send this mail?'}</h2>
        <p>
          <strong>{subject}</strong> goes to {who}
          {sendAt
            ? `, on ${momentWords(sendAt)} by the clocks of the trip. Who is meant is looked up again then.`
            : '.'}
        </p>
        <div className={styles.buttons}>
          <Button variant="text" size="medium" onClick={onClose}>
            Cancel
          </Button>
          <Button size="medium" onClick={confirm}>
            {sendAt ? 'Schedule' : 'Send'} to {people.length.toLocaleString('en-US')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
