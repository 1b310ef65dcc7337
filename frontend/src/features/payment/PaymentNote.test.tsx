import { render, screen } from '@testing-library/react';
import { PaymentNote } from './PaymentNote';

// jsdom scrolls nothing.
beforeAll(() => (HTMLElement.prototype.scrollIntoView = () => undefined));

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
  render(<PaymentNote state={state} contact="us@example.com" onRetry={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('It was not possible.');
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(times);
});

it('has words of their own for who gets no mail, and no other try where there is none', () => {
  const words = { slow: 'This page says how it went.', left: 'You have left.' };
  const slow = { step: 'capturing', orderId: 'ORDER', isSlow: true } as const;
  const { rerender } = render(<PaymentNote state={slow} contact="" words={words} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This page says how it went.');
  const left = {
    step: 'stopped',
    reason: 'cancelled',
    code: 'cancelled',
    sentence: 'Everything you entered',
  };
  const state = { ...left, approvedOrderId: null } as const;
  rerender(
    <PaymentNote state={{ ...state, step: 'stopped', reason: 'cancelled' }} contact="" words={words} />,
  );
  expect(screen.getByRole('alert').textContent?.trim()).toBe('You have left.');
  expect(screen.queryByRole('button')).toBeNull();
});
