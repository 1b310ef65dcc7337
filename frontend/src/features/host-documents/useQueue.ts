import { useState } from 'react';
import type { BoardTraveller } from '../../api/host/hostDocuments';
import { type QueuedPaper, queueOf, stillWaiting } from './queue.rules';

interface Queue {
  of: readonly BoardTraveller[] | null;
  papers: readonly QueuedPaper[];
}

/** The papers to review, each in its place for as long as the page is open or until the decided ones are put away. */
export function useQueue(travellers: readonly BoardTraveller[]) {
  const [queue, setQueue] = useState<Queue>({ of: null, papers: [] });
  const now = queue.of === travellers ? queue : { of: travellers, papers: queueOf(queue.papers, travellers) };
  if (now !== queue) setQueue(now);
  return {
    papers: now.papers,
    putAway: () => setQueue({ of: travellers, papers: stillWaiting(now.papers) }),
  };
}
