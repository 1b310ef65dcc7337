import { act, render, screen } from '@testing-library/react';
import { ConnectionLine } from './ConnectionLine';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  [undefined, 'Reconnecting'],
  ['The chat is open in too many windows. Please close one.', 'The chat is open in too many windows.'],
])('says why there is no live connection: %s', (reason, words) => {
  const connection = { state: 'waiting', retryAtMs: Date.now() + 4_000, ...(reason && { reason }) } as const;
  render(<ConnectionLine connection={connection} />);
  act(() => jest.advanceTimersByTime(600));
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

it('says of a network without live connections what one can do there, and counts no seconds', () => {
  const reason = 'This network lets no live connections through.';
  const connection = { state: 'waiting', retryAtMs: Date.now() + 4_000, reason, isBarred: true } as const;
  render(<ConnectionLine connection={connection} />);
  act(() => jest.advanceTimersByTime(600));
  const line = screen.getByRole('status');
  expect(line).toHaveTextContent(`${reason} You read on, a little later; what you write goes out`);
  expect(line).not.toHaveTextContent(/in \d+ s/);
});
