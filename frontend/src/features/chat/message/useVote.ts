import { useRef, useState } from 'react';
import type { Room } from '../room/room';
import { tellOutcome } from '../room/tellOutcome';

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
  const latest = useRef<readonly number[] | null>(null);
  const isSending = useRef(false);

  // One at a time, and of what was pressed meanwhile the last: no vote can overtake another.
  const send = async () => {
    isSending.current = true;
    for (let vote = latest.current; vote; vote = latest.current) {
      latest.current = null;
      await tellOutcome(client.acts.vote(seq, [...vote]));
    }
    isSending.current = false;
    setWanted(null);
  };
  const choose = (next: readonly number[]) => {
    setWanted(next);
    latest.current = next;
    if (!isSending.current) void send();
  };
  return { choice: wanted ?? own, choose };
}
