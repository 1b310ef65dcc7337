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
