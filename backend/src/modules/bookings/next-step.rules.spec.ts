import { describe, expect, it } from '@jest/globals';
import { nextStep } from './next-step.rules.js';

const aHold = {
  status: 'held' as const,
  isMoneyUnderWay: false,
  owedCents: 85_000,
  dueCents: 21_300,
  paidCents: 0,
  hasSailed: false,
  isCalledOff: false,
  retake: 'take_again' as const,
};
const anEndedHold = { ...aHold, status: 'expired' as const, owedCents: 0, dueCents: 0 };
const aDeposit = { ...aHold, status: 'confirmed' as const, owedCents: 63_700, paidCents: 21_300 };

describe('what comes next for a booking', () => {
  it.each([
    ['is to pay while its places are held', aHold, 'pay'],
    [
      'is to wait while money is on its way, also after the hold',
      { ...anEndedHold, isMoneyUnderWay: true },
      'confirming',
    ],
    [
      'is nothing while money is on its way that nobody waits for any more',
      { ...aDeposit, status: 'paid' as const, owedCents: 0, dueCents: 0, isMoneyUnderWay: true },
      'nothing',
    ],
    [
      'is nothing after a cancellation, also while money is on its way',
      { ...aHold, status: 'cancelled' as const, isMoneyUnderWay: true },
      'cancelled',
    ],
    ['is to pay the part that is due', { ...aDeposit, dueCents: 42_500 }, 'pay'],
    ['is to pay later when nothing is due yet', { ...aDeposit, dueCents: 0 }, 'pay_later'],
    [
      'is nothing when all is paid',
      { ...aDeposit, status: 'paid' as const, owedCents: 0, dueCents: 0 },
      'nothing',
    ],
    ['is to take the places again after the hold', anEndedHold, 'take_again'],
    ['is nothing to be had when they are gone', { ...anEndedHold, retake: 'sold_out' as const }, 'sold_out'],
    [
      'is to book anew when their price has changed',
      { ...anEndedHold, retake: 'price_changed' as const },
      'price_changed',
    ],
    ['is nothing to be had when the ship has sailed', { ...aHold, hasSailed: true }, 'departed'],
    ['is still to pay what a guest on board owes', { ...aDeposit, hasSailed: true, dueCents: 42_500 }, 'pay'],
    [
      'is a refund when money came after the places were gone',
      { ...anEndedHold, paidCents: 85_000 },
      'refund_due',
    ],
    ['is nothing of a trip that is called off', { ...aDeposit, isCalledOff: true }, 'called_off'],
    [
      'is nothing of it when the booking has ended with it',
      { ...aHold, status: 'cancelled' as const, isCalledOff: true },
      'called_off',
    ],
    ['is nothing of it after the hold', { ...anEndedHold, isCalledOff: true }, 'called_off'],
    [
      'is a refund when its money came after the hold',
      { ...anEndedHold, isCalledOff: true, paidCents: 85_000 },
      'refund_due',
    ],
    ['is nothing after a cancellation', { ...aHold, status: 'cancelled' as const }, 'cancelled'],
  ])('%s', (_, situation, expected) => {
    expect(nextStep(situation)).toBe(expected);
  });
});
