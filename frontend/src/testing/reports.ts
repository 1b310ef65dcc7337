import type { MessageReport } from '../api/host/hostTalk';

const REPORTED: MessageReport['context'][number] = {
  tripId: 1,
  tripTitle: 'Baja by Night',
  seq: 3,
  sender: 'Jonas',
  isHost: false,
  content: 'something unkind',
  hasPhoto: false,
  isAnnouncement: false,
  at: '2025-06-02T17:00:00.000Z',
};

/** A message that a member reported to the hosts. */
export function aReport(changes: Partial<MessageReport> = {}): MessageReport {
  return {
    id: 7,
    tripId: 1,
    tripTitle: 'Baja by Night',
    seq: 3,
    content: 'something unkind',
    isDeleted: false,
    senderId: 4,
    sender: 'Jonas',
    silencedUntil: null,
    reporter: 'Nina',
    reason: 'unkind',
    at: '2025-06-02T17:00:00.000Z',
    context: [REPORTED],
    ...changes,
  };
}
