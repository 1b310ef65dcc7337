import { render } from '@testing-library/react';
import { PaidBar } from './PaidBar';

const words = (paidCents: number, payableCents: number) =>
  render(<PaidBar row={{ paidCents, payableCents }} />).container.textContent;

it('tells how much of a booking is paid, and calls nothing paid where nothing is to be paid', () => {
  expect(words(18_200, 72_800)).toBe('$182 of $72825%');
  expect(words(72_800, 72_800)).toBe('$728 of $728100%');
  // Cancelled, and everything has gone back.
  expect(words(0, 0)).toBe('Nothing to pay');
});
