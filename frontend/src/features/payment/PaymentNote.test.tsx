import { render, screen } from '@testing-library/react';
import { PaymentNote } from './PaymentNote';

it.each([
  ['payment.provider_down', 1],
  ['trip.sold_out', 0],
  ['trip.cabin_sold_out', 0],
  ['booking.offer_lapsed', 0],
  ['booking.price_changed', 0],
  ['trip.called_off', 0],
])('offers another try only where it may help: after %s', (code, times) => {
  const refused = {
    reason: 'refused',
    code,
    sentence: 'It was not possible.',
    approvedOrderId: null,
  } as const;
  const state = { step: 'stopped', ...refused } as const;
  // jsdom scrolls nothing.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  render(<PaymentNote state={state} contact="us@example.com" onRetry={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('It was not possible.');
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(times);
});
