import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { useTestMail } from '../../api/host/hostMails';
import type { HostMe } from '../../api/host/hostMe';
import { cabinNamesOn } from '../../lib/cabinNames';
import { formatFullDay } from '../../lib/time/dates';
import { clockWords } from '../../lib/time/dayWords';
import { DialogForm } from '../../ui/DialogForm';
import { FormButton } from '../../ui/FormButton';
import { ProblemLine } from '../../ui/ProblemLine';
import styles from './Composer.module.css';
import { LetterPreview } from './LetterPreview';
import { segmentWords } from './segment.rules';
import type { Composer } from './useComposer';

interface Props {
  composer: Composer;
  trip: HostMe['trips'][number];
  /** What the trip is called beside the host's others. */
  tripName: string;
  onClose: () => void;
}

/** "Sat, Aug 30, 2025 at 9:00 AM" of `2025-08-30T09:00`. */
function momentWords(text: string): string {
  const [day = '', time = ''] = text.split('T');
  return `${formatFullDay(day)} at ${clockWords(time)}`;
}

/** Asks once more, with the number of people and the mail as any of them reads it: it cannot be fetched back out of a box. */
export function SendDialog({ composer, trip, tripName, onClose }: Props) {
  const { preview, subject, segment, sendAt, send, isReady } = composer;
  const people = preview.data?.recipients ?? [];
  const [only] = people;
  const who =
    people.length === 1 && only
      ? only.name
      : `${people.length.toLocaleString('en-US')} people of ${tripName} (${segmentWords(segment, cabinNamesOn(trip))})`;
  const confirm = () => {
    send();
    onClose();
  };
  return (
    <DialogForm
      isFinal
      title={sendAt ? 'Schedule this mail?' : 'Send this mail?'}
      confirmWord={`${sendAt ? 'Schedule' : 'Send'} to ${people.length.toLocaleString('en-US')}`}
      canConfirm={isReady}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{subject}</strong> goes to {who}
        <span>
          {sendAt
            ? `, on ${momentWords(sendAt)} by the clocks of the trip. Who is meant is looked up again then.`
            : '.'}
        </span>
      </p>
      <LetterPreview preview={preview.data} reader={composer.reader} onRead={composer.setReader} />
      <TestToMyself composer={composer} trip={trip} />
    </DialogForm>
  );
}

/** The mail as the chosen reader gets it, to the host's own box; it says which that is. */
function TestToMyself({ composer: { draft, isReady }, trip }: Pick<Props, 'composer' | 'trip'>) {
  const testing = useTestMail(trip.tripId);
  const [tested, setTested] = useState('');
  const text = JSON.stringify(draft);
  const isSent = testing.data !== undefined && tested === text;
  const test = () => {
    setTested(text);
    testing.mutate(draft);
  };
  return (
    <div className={styles.test}>
      <FormButton variant="text" size="small" isOff={!isReady || testing.isPending || isSent} onClick={test}>
        Send a test to myself
      </FormButton>
      <output className={styles.hint}>{isSent && `Sent to ${testing.data.to}.`}</output>
      <ProblemLine>{testing.error !== null && sentenceOf(testing.error)}</ProblemLine>
    </div>
  );
}
