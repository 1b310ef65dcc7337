import { act, render, screen } from '@testing-library/react';
import { SaidAt } from './SaidAt';

const AT = '2025-06-02T19:04:00.000Z';

beforeEach(() => jest.useFakeTimers({ now: new Date(AT) }));
afterEach(() => jest.useRealTimers());

it('says how long ago it was, minute by minute, and the clock to a screen reader and under the pointer', () => {
  render(<SaidAt at={AT} timeZone="America/Los_Angeles" />);
  const time = screen.getByTitle('Monday, June 2, 2025 at 12:04 PM PT');
  expect(time).toHaveTextContent('just now');
  expect(time.querySelector('[aria-hidden]')).toHaveTextContent('just now');
  expect(time.querySelector('.visually-hidden')).toHaveTextContent('12:04 PM');
  act(() => jest.advanceTimersByTime(3 * 60_000));
  expect(time.querySelector('[aria-hidden]')).toHaveTextContent('3 min ago');
  act(() => jest.advanceTimersByTime(24 * 60 * 60_000));
  expect(time).toHaveTextContent(/^12:04 PM$/);
});
