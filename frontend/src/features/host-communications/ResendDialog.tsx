import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type Delivery, type HostMail, useMailPreview, useResendMail } from '../../api/host/hostMails';
import { newId } from '../../lib/newId';
import { AskDialog } from '../../ui/AskDialog';
import { toastSuccess } from '../../ui/toast';
import { LetterPreview } from './LetterPreview';
import { EVERYBODY, STATUS_NAMES } from './segment.rules';

const ALL_STATUSES = Object.keys(STATUS_NAMES) as (keyof typeof STATUS_NAMES)[];

interface Props {
  mail: HostMail;
  missed: readonly Delivery[];
  onClose: () => void;
}

/** Asks before a mail goes once more to those it missed, with the mail as any of them reads it. */
export function ResendDialog({ mail, missed, onClose }: Props) {
  const [reader, setReader] = useState<string | null>(null);
  // What failed is asked for once: a second press is the first one.
  const [key] = useState(newId);
  const resending = useResendMail();
  // Whoever of them has no place any more is sent it all the same.
  const segment = { ...EVERYBODY, statuses: ALL_STATUSES, guests: missed.flatMap(({ id }) => id ?? []) };
  const preview = useMailPreview(mail.tripId, { segment, subject: mail.subject, body: mail.body, reader });
  const people = missed.length === 1 ? (missed[0]?.name ?? '') : `${missed.length} people`;
  const resend = () =>
    resending.mutate(
      { id: mail.id, key },
      {
        onSuccess: ({ count }) => {
          toastSuccess({ title: `Sent again to ${count}`, description: mail.subject });
          onClose();
        },
      },
    );

  return (
    <AskDialog
      title={`Send "${mail.subject}" again to ${people}?`}
      confirmWord={`Send again to ${missed.length}`}
      busyWord="Sending..."
      isBusy={resending.isPending}
      problem={resending.error && sentenceOf(resending.error)}
      onConfirm={resend}
      onClose={onClose}
    >
      <p>It goes to the address that each of them has now.</p>
      <LetterPreview preview={preview.data} reader={reader} onRead={setReader} />
    </AskDialog>
  );
}
