import { formatDeadline } from './moment';

jest.mock('./clock', () => ({ now: () => new Date('2025-06-02T22:00:00Z') }));

it('names the day of a deadline unless it is today, in the trip’s zone', () => {
  const zone = 'America/Los_Angeles';
  expect(formatDeadline('2025-06-02T22:30:00Z', zone)).toBe('3:30 PM PT');
  expect(formatDeadline('2025-06-03T06:30:00Z', zone)).toBe('11:30 PM PT');
  expect(formatDeadline('2025-06-05T22:00:00Z', zone)).toBe('Thu, Jun 5, 3:00 PM PT');
});
