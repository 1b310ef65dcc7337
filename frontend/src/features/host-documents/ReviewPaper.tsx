import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type Decision, type HostDocument, useReviewDocument } from '../../api/host/hostDocuments';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { StatusMark } from '../../ui/StatusMark';
import { toastSuccess } from '../../ui/toast';
import { ProblemLine } from '../../ui/ProblemLine';
import styles from './documents.module.css';
import { OpenPaper } from './OpenPaper';
import { KINDS, PAPER } from './paperLooks';

interface Props {
  bookingId: string;
  document: HostDocument;
  /** Whose it is. */
  name: string;
}

const SAID = { verified: 'is verified', rejected: 'is rejected', pending: 'waits for review again' };

/**
 * Opens a paper for a reason, accepts it, or rejects it in words that the guest reads. Each can be taken back; where the
 * decision was made stands what it was, so that a second press does nothing.
 */
export function ReviewPaper({ bookingId, document, name }: Props) {
  const { id, kind, status } = document;
  const [asks, setAsks] = useState<'open' | 'reject' | null>(null);
  const { mutate, isPending, error } = useReviewDocument(bookingId, id);
  const opener = useRef<HTMLButtonElement>(null);
  const awaited = useRef<HostDocument['status'] | null>(null);
  const whose = `${KINDS[kind].toLowerCase()} of ${name}`;
  const close = () => setAsks(null);
  const decide = (decision: Decision) =>
    mutate(decision, {
      onSuccess: () => {
        close();
        toastSuccess({ title: `The ${whose} ${SAID[decision.to]}` });
        awaited.current = decision.to;
      },
    });
  // The pressed button has made way, and with a dialog the one that opened it.
  useEffect(() => {
    if (awaited.current !== status || asks !== null) return;
    awaited.current = null;
    // Who went on elsewhere meanwhile stays there.
    if (globalThis.document.activeElement?.contains(opener.current)) opener.current?.focus();
  });

  return (
    <div className={styles.acts}>
      <Button
        ref={opener}
        tone="quiet"
        size="portal"
        aria-label={`Open the ${whose}`}
        onClick={() => setAsks('open')}
      >
        Open
      </Button>
      {status === 'pending' ? (
        <>
          <Button
            size="portal"
            aria-label={`Verify the ${whose}`}
            isOff={isPending}
            onClick={() => decide({ to: 'verified' })}
          >
            Verify
          </Button>
          <Button
            tone="quiet"
            size="portal"
            aria-label={`Reject the ${whose}`}
            onClick={() => setAsks('reject')}
          >
            Reject
          </Button>
        </>
      ) : (
        <>
          <span className={styles.decided}>
            <StatusMark look={PAPER[status]} />
          </span>
          <Button
            key="undo"
            tone="quiet"
            size="portal"
            aria-label={`Undo: put the ${whose} back for review`}
            isOff={isPending}
            onClick={() => decide({ to: 'pending' })}
          >
            Undo
          </Button>
        </>
      )}
      <ProblemLine>{error && asks === null && sentenceOf(error)}</ProblemLine>
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
          onConfirm={(reason) => decide({ to: 'rejected', reason })}
          onClose={close}
        />
      )}
    </div>
  );
}
