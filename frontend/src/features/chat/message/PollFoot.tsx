import type { MouseEvent } from 'react';
import { useRowStop } from '../room/rowStops';
import styles from './Poll.module.css';
import { votedLine } from './poll.rules';

interface Props {
  voters: number;
  /** Whether this person may end it. */
  mayEnd: boolean;
  onEnd?: (() => void) | undefined;
  onTakeBack?: ((event: MouseEvent) => void) | undefined;
}

const HIDDEN = { visibility: 'hidden' } as const;

/** How many voted, and what one can do: what one cannot do just now keeps its room, so that nothing moves. */
export function PollFoot({ voters, mayEnd, onEnd, onTakeBack }: Props) {
  const tabIndex = useRowStop();
  return (
    <div className={styles.foot}>
      <span>{votedLine(voters)}</span>
      {mayEnd && (
        <button type="button" tabIndex={tabIndex} style={onEnd ? undefined : HIDDEN} onClick={onEnd}>
          End poll
        </button>
      )}
      <button type="button" tabIndex={tabIndex} style={onTakeBack ? undefined : HIDDEN} onClick={onTakeBack}>
        Take back my vote
      </button>
    </div>
  );
}
