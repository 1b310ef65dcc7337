import { BellOff, BellRing } from 'lucide-react';
import { sentenceOf } from '../../api/errors';
import type { DirectoryPerson } from '../../api/guestArea';
import { useMute, useMutedCards } from '../../api/chat/mutes';
import { useChosen } from '../../lib/useChosen';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import styles from './PersonDialog.module.css';

/** Folds what somebody writes in the chat, for this person alone, and the way back. */
export function MuteSwitch({ person: { id, firstName } }: { person: DirectoryPerson }) {
  const muted = useMutedCards();
  const change = useMute(id);
  const [isMuted = false, choose] = useChosen(muted.personIds?.includes(id), change);
  const problem = change.error ?? muted.error;
  const Icon = isMuted ? BellRing : BellOff;

  return (
    <div className={styles.mute}>
      <Button tone="quiet" size="portal" disabled={!muted.personIds} onClick={() => choose(!isMuted)}>
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        <span>{`${isMuted ? 'Unmute' : 'Mute'} ${firstName}`}</span>
      </Button>
      <output className={styles.quiet}>
        {isMuted && `Muted by you: what ${firstName} writes in the chat is folded. Only you know.`}
      </output>
      {problem && <ErrorNote>{sentenceOf(problem)}</ErrorNote>}
    </div>
  );
}
