import { expect, it } from '@jest/globals';
import { reviewerName, reviewProblem } from './reviews.rules.js';

const PAID = {
  status: 'confirmed',
  isOpen: true,
  isHost: false,
  isCalledOff: false,
  startDate: '2025-09-05',
  endDate: '2025-09-08',
} as const;

it.each([
  ['2025-09-04', 'review.too_early'],
  ['2025-09-08', 'review.too_early'],
  ['2025-09-09', null],
  ['2029-01-01', null],
])('is written from the day after the last one on: on %s it is %s', (today, problem) => {
  expect(reviewProblem(PAID, today)).toBe(problem);
});

it.each([
  ['has no days', { startDate: null, endDate: null }, 'review.too_early'],
  ['was called off', { isCalledOff: true }, 'review.no_paid_place'],
  ['is one’s own', { isHost: true }, 'review.own_trip'],
] as const)('is not written of a trip that %s', (_, change, problem) => {
  expect(reviewProblem({ ...PAID, ...change }, '2025-10-01')).toBe(problem);
});

it.each([
  ['cancelled', true],
  ['waitlist', false],
  ['pending_payment', true],
  ['confirmed', false],
] as const)('is not written by who has a place that is %s and open: %s', (status, isOpen) => {
  expect(reviewProblem({ ...PAID, status, isOpen }, '2025-10-01')).toBe('review.no_paid_place');
});

it.each([
  ['Alicia', 'Brown', 'Alicia B.'],
  ['Ana', 'de la cruz', 'Ana C.'],
  ['Cher', '', 'Cher'],
])('shows %s %s as %s', (firstName, lastName, shown) => {
  expect(reviewerName({ firstName, lastName })).toBe(shown);
});
