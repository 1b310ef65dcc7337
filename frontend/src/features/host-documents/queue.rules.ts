import type { BoardTraveller, HostDocument } from '../../api/host/hostDocuments';

/** A paper in the queue: one that waits, or that waited when it was last shown. */
export interface QueuedPaper {
  traveller: BoardTraveller;
  document: HostDocument;
  /** The guest took it back or handed in another. */
  isGone: boolean;
}

/**
 * The queue after a change: what stands in it keeps its place, decided or not, so that no button slides under a pointer;
 * what arrives stands below, the longest wait first. Papers of who is not on the board any more go.
 */
export function queueOf(
  shown: readonly QueuedPaper[],
  travellers: readonly BoardTraveller[],
): readonly QueuedPaper[] {
  const known = new Set(shown.map(({ document }) => document.id));
  const arrived = travellers
    .flatMap((traveller) => traveller.documents.map((document) => ({ traveller, document, isGone: false })))
    .filter(({ document }) => document.status === 'pending' && !known.has(document.id))
    .toSorted((a, b) => a.document.handedInAt.localeCompare(b.document.handedInAt));
  const kept = shown.flatMap((paper) => {
    const traveller = travellers.find((one) => isSame(one, paper.traveller));
    if (!traveller) return [];
    const document = traveller.documents.find(({ id }) => id === paper.document.id);
    return [{ traveller, document: document ?? paper.document, isGone: !document }];
  });
  return [...kept, ...arrived];
}

/** Without those that wait for nobody. */
export function stillWaiting(papers: readonly QueuedPaper[]): readonly QueuedPaper[] {
  return papers.filter(({ document, isGone }) => !isGone && document.status === 'pending');
}

function isSame(one: BoardTraveller, other: BoardTraveller): boolean {
  return one.bookingId === other.bookingId && one.position === other.position;
}
