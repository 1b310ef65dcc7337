import { expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { TripAnswers } from '../../guests/records/trip-answers.service.js';
import { GuestFactsReader } from './guest-facts.js';

const ROW = {
  guestId: 7,
  hostId: 'a',
  name: 'Ada',
  email: 'ada@example.com',
  position: 1,
  bookingId: 3,
  payerId: 'a',
  cabinType: 'inside',
  status: 'confirmed',
  wantsLetters: true,
  owedCents: 0,
  parts: null,
  waiver: true,
  passportCopy: true,
  insurance: true,
  checkIn: true,
  addOns: [],
  joinedAt: new Date('2025-05-01T12:00:00Z'),
};

it('opens sealed records only where it is asked who has answered', async () => {
  const asked: (readonly number[])[] = [];
  const answers = {
    whoAnswered: (_: EntityManager, guestIds: readonly number[]) => {
      asked.push(guestIds);
      return Promise.resolve(new Set<number>());
    },
  } as unknown as TripAnswers;
  const manager = { query: () => Promise.resolve([ROW]) } as unknown as EntityManager;
  const reader = new GuestFactsReader(answers);
  expect(await reader.of(manager, 1, false)).toMatchObject([{ guestId: 7, done: { answers: true } }]);
  expect(await reader.ofGuest(manager, 7)).toMatchObject({ guestId: 7 });
  expect(asked).toEqual([]);
  expect(await reader.of(manager, 1, true)).toMatchObject([{ done: { answers: false } }]);
  expect(asked).toEqual([[7]]);
});
