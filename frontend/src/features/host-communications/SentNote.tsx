import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostMail, useCancelMail } from '../../api/host/hostMails';
import { JustSaid } from '../../ui/JustSaid';
import { UndoBar } from '../../ui/UndoBar';
import { ProblemLine } from '../../ui/ProblemLine';
import styles from './Composer.module.css';

interface Props {
  mail: HostMail;
  /** It was called back. Answers whether it is in the form again. */
  onBack: () => boolean;
  /** It cannot be called back from here any more. */
  onGone: () => void;
}

/** Where it is, once it is back. */
const BACK_WORDS = {
  form: 'Called back: nobody gets it.',
  list: 'Called back: nobody gets it. What it says stands under "Mails to guests".',
} as const;

/** What goes at once waits ten seconds for a second thought; what goes later can be called back in the list. */
export function SentNote({ mail, onBack, onGone }: Props) {
  const [back, setBack] = useState<keyof typeof BACK_WORDS | null>(null);
  const cancelling = useCancelMail(() => setBack(onBack() ? 'form' : 'list'));
  const people = `${mail.recipients} ${mail.recipients === 1 ? 'person' : 'people'}`;
  if (back) return <JustSaid className={styles.done}>{BACK_WORDS[back]}</JustSaid>;
  return (
    <>
      <UndoBar onUndo={() => cancelling.mutate(mail.id)} onGone={onGone} isPending={cancelling.isPending}>
        {`"${mail.subject}" is on its way to ${people}.`}
      </UndoBar>
      <ProblemLine>{cancelling.error !== null && sentenceOf(cancelling.error)}</ProblemLine>
    </>
  );
}
