import type { HostDocument } from '../../api/host/hostDocuments';
import { aBoardTraveller } from '../../testing/boardTraveller';
import { queueOf, stillWaiting } from './queue.rules';

function aPaper(id: string, changes: Partial<HostDocument> = {}): HostDocument {
  const handedInAt = `2025-06-02T12:00:0${id}.000Z`;
  return {
    id,
    kind: 'passport',
    status: 'pending',
    mediaType: '',
    size: 9,
    handedInAt,
    reason: null,
    ...changes,
  };
}

const aTraveller = (position: number, ...documents: HostDocument[]) =>
  aBoardTraveller({ bookingId: 'booking', position, documents });

const told = (papers: ReturnType<typeof queueOf>) =>
  papers.map(({ document, isGone }) => `${document.id} ${isGone ? 'gone' : document.status}`);
const before = queueOf([], [aTraveller(1, aPaper('3')), aTraveller(2, aPaper('1'))]);

it('begins with what waits, the longest first', () => {
  const decided = aPaper('0', { status: 'verified' });
  expect(told(before)).toEqual(['1 pending', '3 pending']);
  expect(told(queueOf([], [aTraveller(1, decided)]))).toEqual([]);
});

it('keeps what was decided in its place, and adds what arrives below, though it was handed in before', () => {
  const after = queueOf(before, [
    aTraveller(1, aPaper('3'), aPaper('0')),
    aTraveller(2, aPaper('1', { status: 'verified' })),
  ]);
  expect(told(after)).toEqual(['1 verified', '3 pending', '0 pending']);
  expect(told(stillWaiting(after))).toEqual(['3 pending', '0 pending']);
});

it('keeps the place of what the guest took back, and drops who is not on the board any more', () => {
  expect(told(queueOf(before, [aTraveller(2)]))).toEqual(['1 gone']);
});
