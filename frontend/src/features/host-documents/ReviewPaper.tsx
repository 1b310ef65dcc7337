import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostDocument, useReviewDocument } from '../../api/hostDocuments';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { toastSuccess } from '../../ui/toast';
import styles from './documents.module.css';
import { OpenPaper } from './OpenPaper';
import { KINDS } from './paperLooks';

interface Props {
  bookingId: string;
  document: HostDocument;
  /** Whose it is. */
  name: string;
}

/** Opens a paper for a reason, accepts it, or rejects it in words that the guest reads. A decision can be changed. */
export function ReviewPaper({ bookingId, document, name }: Props) {
  const { id, kind, status } = document;
  const [asks, setAsks] = useState<'open' | 'reject' | null>(null);
  const { mutate, isPending, error } = useReviewDocument(bookingId, id);
  const whose = `${KINDS[kind].toLowerCase()} of ${name}`;
  const close = () => setAsks(null);
  const decided = (word: string) => () => {
    close();
    toastSuccess({ title: `The ${whose} is ${word}` });
  };

  return (
    <div className={styles.acts}>
      <Button tone="quiet" size="portal" aria-label={`Open the ${whose}`} onClick={() => setAsks('open')}>
        Open
      </Button>
      {status !== 'verified' && (
        <Button
          size="portal"
          aria-label={`Verify the ${whose}`}
          disabled={isPending}
          onClick={() => mutate(null, { onSuccess: decided('verified') })}
        >
          Verify
        </Button>
      )}
      {status !== 'rejected' && (
        <Button
          tone="quiet"
          size="portal"
          aria-label={`Reject the ${whose}`}
          onClick={() => setAsks('reject')}
        >
          Reject
        </Button>
      )}
      {error && asks === null && (
        <p role="alert" className={styles.problem}>
          {sentenceOf(error)}
        </p>
      )}
      {asks === 'open' && <OpenPaper bookingId={bookingId} document={document} name={name} onClose={close} />}
      {asks === 'reject' && (
        <AskDialog
          isDanger
          title={`Reject the ${whose}?`}
          confirmWord="Reject"
          busyWord="Rejecting..."
          reasonHint="The guest reads it in a mail: say what is wrong and what to send."
          isBusy={isPending}
          problem={error && sentenceOf(error)}
          onConfirm={(reason) => mutate(reason, { onSuccess: decided('rejected') })}
          onClose={close}
        />
      )}
    </div>
  );
}
