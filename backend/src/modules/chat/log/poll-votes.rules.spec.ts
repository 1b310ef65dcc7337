import { expect, it } from '@jest/globals';
import { pollStanding } from './poll-votes.rules.js';

const POLL = { answers: ['Tacos', 'Pizza', 'Nothing'], isMultiple: true };

it('tells of each answer who chose it, in the order of the answers', () => {
  const votes = [
    { answer: 2, userIds: [7] },
    { answer: 0, userIds: [9, 7] },
  ];
  expect(pollStanding(POLL, votes, null)).toEqual({
    chosen: [{ userIds: [9, 7] }, { userIds: [] }, { userIds: [7] }],
  });
});

it('tells when it ended', () => {
  const endedAt = new Date('2025-06-02T17:00:00.000Z');
  expect(pollStanding(POLL, [], endedAt)).toEqual({
    chosen: [{ userIds: [] }, { userIds: [] }, { userIds: [] }],
    endedAt: '2025-06-02T17:00:00.000Z',
  });
});
