import { useRef, useState } from 'react';
import type { Room } from '../room/room';
import { tellOutcome } from '../room/tellOutcome';

/** Who goes through the answers by the arrow keys has chosen where they stop: the group need not see each on the way. */
const SETTLES_MS = 300;

interface Vote {
  /** The places of the answers that stand as chosen. */
  choice: readonly number[];
  choose: (next: readonly number[]) => void;
}

/**
 * What this person chooses in a poll. What they press stands at once, until the server has said yes or no: who ticks several
 * answers quickly ticks each beside the others.
 */
export function useVote(seq: number, own: readonly number[], { client }: Room): Vote {
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = async (next: readonly number[]) => {
    await tellOutcome(client.acts.vote(seq, [...next]));
    // Something else may be wanted by now.
    setWanted((now) => (now === next ? null : now));
  };
  const choose = (next: readonly number[]) => {
    setWanted(next);
    clearTimeout(timer.current);
    // Not ended with the row: a vote that was given counts, also where the list has scrolled on.
    timer.current = setTimeout(() => void send(next), SETTLES_MS);
  };
  return { choice: wanted ?? own, choose };
}
