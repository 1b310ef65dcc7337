import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostMail, useCancelMail } from '../../api/host/hostMails';
import { UndoBar } from '../../ui/UndoBar';
import { ProblemLine } from '../../ui/ProblemLine';
import styles from './Composer.module.css';

interface Props {
  mail: HostMail;
  /** It was called back. */
  onBack: () => void;
  /** It cannot be called back from here any more. */
  onGone: () => void;
}

/** What goes at once waits ten seconds for a second thought; what goes later can be called back in the list. */
export function SentNote({ mail, onBack, onGone }: Props) {
  const cancelling = useCancelMail();
  const [isBack, setBack] = useState(false);
  const people = `${mail.recipients} ${mail.recipients === 1 ? 'person' : 'people'}`;
  const callBack = () => {
    setBack(true);
    onBack();
  };
  if (isBack) return <output className={styles.done}>Called back: nobody gets it.</output>;
  return (
    <>
      <UndoBar
        onUndo={() => cancelling.mutate(mail.id, { onSuccess: callBack })}
        onGone={onGone}
        isPending={cancelling.isPending}
      >
        {`"${mail.subject}" is on its way to ${people}.`}
      </UndoBar>
      <ProblemLine>{cancelling.error !== null && sentenceOf(cancelling.error)}</ProblemLine>
    </>
  );
}
