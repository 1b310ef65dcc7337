import { describe, expect, it } from '@jest/globals';
import {
  countsAs,
  endOfNew,
  evenShareCents,
  lastDayOf,
  newShareRange,
  payableShareCents,
  type ShareFacts,
  shareObstacle,
  shareState,
} from './share.rules.js';

const open: ShareFacts = {
  isWithdrawn: false,
  endsOn: '2025-08-01',
  today: '2025-06-02',
  isCancelled: false,
  owedCents: 63_700,
  hasBegun: true,
  attempts: [],
  isOtherUnderWay: false,
};

describe('a share', () => {
  it.each([
    ['is open', {}, 'open'],
    ['is open on its last day', { today: '2025-08-01' }, 'open'],
    ['has ended on the day after', { today: '2025-08-02' }, 'ended'],
    ['stays open when an attempt came to nothing', { attempts: ['declined', 'voided', 'failed'] }, 'open'],
    ['is being confirmed while PayPal has not said', { attempts: ['voided', 'pending'] }, 'confirming'],
    ['is paid by its attempt', { attempts: ['completed'] }, 'paid'],
    ['is paid though it was withdrawn since', { attempts: ['completed'], isWithdrawn: true }, 'paid'],
    [
      'is paid though the booking was cancelled since',
      { attempts: ['completed'], isCancelled: true },
      'paid',
    ],
    ['says that some of it went back', { attempts: ['partially_refunded'] }, 'partly_returned'],
    ['is not asked for twice when its money went back', { attempts: ['refunded'] }, 'returned'],
    ['is not asked for twice when a bank took its money back', { attempts: ['reversed'] }, 'returned'],
    [
      'says so also of a booking that was cancelled, though it was withdrawn',
      { attempts: ['refunded'], isCancelled: true, isWithdrawn: true, owedCents: 0 },
      'returned',
    ],
    ['is paid by what came beside it', { attempts: ['refunded', 'completed'] }, 'paid'],
    ['waits while another payment of the booking is under way', { isOtherUnderWay: true }, 'waits'],
    ['does not wait for what it would not take then', { isOtherUnderWay: true, owedCents: 0 }, 'settled'],
    ['is withdrawn', { isWithdrawn: true }, 'withdrawn'],
    ['goes with its booking', { isCancelled: true, isWithdrawn: true }, 'cancelled'],
    ['asks for nothing once the booking is paid', { owedCents: 0 }, 'settled'],
    ['waits for the first payment', { hasBegun: false }, 'not_yet'],
  ] as const)('%s', (_, changes, state) => {
    expect(shareState({ ...open, ...changes })).toBe(state);
  });

  it('counts what a bank took back in part as partly returned, until nothing of it is left', () => {
    const taken = { status: 'reversed', amountCents: 20_000, refundReservedCents: 0 } as const;
    expect(countsAs({ ...taken, reversedCents: 5_000 })).toBe('partially_refunded');
    expect(countsAs({ ...taken, reversedCents: 20_000 })).toBe('reversed');
    expect(countsAs({ ...taken, reversedCents: 5_000, refundReservedCents: 15_000 })).toBe('reversed');
    expect(countsAs({ ...taken, status: 'completed', reversedCents: 0 })).toBe('completed');
  });

  it('takes what it asks for, or what is left', () => {
    expect(payableShareCents(20_000, 63_700)).toBe(20_000);
    expect(payableShareCents(20_000, 5_000)).toBe(5_000);
    expect(payableShareCents(20_000, -1)).toBe(0);
  });

  it('ends after sixty days, or on the day before the trip begins', () => {
    expect(endOfNew('2025-06-02')).toBe('2025-08-01');
    expect(lastDayOf('2025-08-01', '2025-09-05')).toBe('2025-08-01');
    expect(lastDayOf('2025-08-01', '2025-07-10')).toBe('2025-07-09');
  });
});

describe('a new share', () => {
  it('asks for ten dollars at least, and for no more than is left and not asked of others', () => {
    expect(newShareRange(63_700, 0)).toEqual({ least: 1_000, most: 63_700 });
    expect(newShareRange(63_700, 60_000)).toEqual({ least: 1_000, most: 3_700 });
    expect(newShareRange(63_700, 63_200)).toEqual({ least: 500, most: 500 });
    expect(newShareRange(63_700, 70_000)).toEqual({ least: 0, most: 0 });
  });

  it('is proposed as one traveller’s even part', () => {
    expect(evenShareCents(63_701, 2, { least: 1_000, most: 63_701 })).toBe(31_850);
    expect(evenShareCents(63_701, 2, { least: 1_000, most: 20_000 })).toBe(20_000);
    expect(evenShareCents(1_500, 2, { least: 1_000, most: 1_500 })).toBe(1_000);
  });
});

describe('a buyer', () => {
  const can = {
    isCancelled: false,
    owedCents: 63_700,
    hasBegun: true,
    askedCents: 0,
    open: 0,
    today: '2025-06-02',
    tripStartsOn: '2025-09-05',
  };

  it.each([
    ['shares what is left', {}, null],
    ['pays first themselves', { hasBegun: false }, 'not_yet'],
    ['has nothing to share once all is paid', { owedCents: 0, hasBegun: true }, 'settled'],
    ['asks nobody for what others are asked for', { askedCents: 63_700, open: 2 }, 'all_asked'],
    ['has ten open shares at most', { open: 10 }, 'too_many'],
    ['shares until the day before the trip', { today: '2025-09-04' }, null],
    ['shares nothing on its first day', { today: '2025-09-05' }, 'too_late'],
    ['shares nothing of a booking that was cancelled', { isCancelled: true }, 'cancelled'],
  ] as const)('%s', (_, changes, obstacle) => {
    expect(shareObstacle({ ...can, ...changes })).toBe(obstacle);
  });
});
