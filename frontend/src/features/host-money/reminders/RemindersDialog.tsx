import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import {
  type ReminderPreview,
  type RemindersSent,
  type RemindWish,
  useReminderPreview,
  useSendReminders,
} from '../../../api/host/hostPayments';
import { newId } from '../../../lib/newId';
import { Choice } from '../../../ui/Choice';
import { DialogForm } from '../../../ui/DialogForm';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Letter } from '../../../ui/Letter';
import { Skeleton } from '../../../ui/Skeleton';
import { ReminderPeople } from './ReminderPeople';
import styles from './RemindersDialog.module.css';

interface Props {
  wish: RemindWish;
  /** Says who of the chosen is not in the wish. */
  leftOut?: string | null;
  onClose: () => void;
}

const mails = (count: number) => (count === 1 ? '1 reminder' : `${count} reminders`);

/** Send Payment Reminder: who gets it and who does not, the mail itself, the send, and what came of it for each. */
export function RemindersDialog({ wish, leftOut = null, onClose }: Props) {
  // One key for this dialog: a second click is the first one.
  const [key] = useState(newId);
  const [reader, setReader] = useState<string | null>(null);
  const preview = useReminderPreview(wish, reader);
  const sending = useSendReminders();
  const { data: sent } = sending;

  const count = preview.data?.mails ?? 0;

  return (
    <DialogForm
      isWide
      label="Send payment reminders"
      title={sent ? `${mails(sent.mails)} sent` : 'Send payment reminders'}
      confirmWord={sent || count === 0 ? null : `Send ${mails(count)}`}
      busyWord="Sending..."
      closeWord={sent ? 'Close' : 'Cancel'}
      isBusy={sending.isPending}
      problem={sending.error && sentenceOf(sending.error)}
      onConfirm={() => sending.mutate({ wish, key })}
      onClose={onClose}
    >
      {leftOut && <p className={styles.leftOut}>{leftOut}</p>}
      {sent ? <Sent sent={sent} /> : <Preview preview={preview} onRead={setReader} />}
    </DialogForm>
  );
}

interface PreviewProps {
  preview: ReturnType<typeof useReminderPreview>;
  /** Another one's mail is asked for. */
  onRead: (bookingId: string) => void;
}

function Preview({ preview: { data, error, refetch }, onRead }: PreviewProps) {
  if (data) return <PreviewOf preview={data} onRead={onRead} />;
  if (!error) return <Skeleton height="220px" />;
  return <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>;
}

function PreviewOf({
  preview: { candidates, mails: count, letter },
  onRead,
}: Pick<PreviewProps, 'onRead'> & { preview: ReminderPreview }) {
  const willGet = candidates.filter(({ whyNot }) => whyNot === null);
  return (
    <>
      <p>
        {count === 0
          ? 'Nobody of those you chose can be reminded now.'
          : 'Each person gets one mail a day at most, with everything they owe and the link to pay.'}
      </p>
      <ReminderPeople title="Will get it" people={willGet} isOpen />
      <ReminderPeople
        title="Will not get it"
        people={candidates.filter(({ whyNot }) => whyNot !== null)}
        isOpen
      />
      {letter && (
        <section className={styles.mail} aria-label="Preview">
          <Choice
            isSmall
            label="As it is read by"
            names={Object.fromEntries(willGet.map(({ bookingId, guest }) => [bookingId, guest]))}
            value={letter.bookingId}
            onChange={onRead}
          />
          <Letter subject={letter.subject} text={letter.text} />
        </section>
      )}
    </>
  );
}

function Sent({ sent: { candidates } }: { sent: RemindersSent }) {
  return (
    <div className={styles.sent}>
      <ReminderPeople title="Sent" people={candidates.filter(({ whyNot }) => whyNot === null)} isOpen />
      <ReminderPeople title="Not sent" people={candidates.filter(({ whyNot }) => whyNot !== null)} isOpen />
    </div>
  );
}
