import { render, screen } from '@testing-library/react';
import { ActivityPanel } from './ActivityPanel';

const ZONE = 'America/Los_Angeles';

it('writes all its counts in one way, and by which clock they were counted', () => {
  const activity = {
    messagesToday: 3119,
    activeMembers: 208,
    totalMembers: 1076,
    photosShared: 12,
    countedAt: new Date('2025-08-30T16:05:00Z'),
  };
  render(<ActivityPanel activity={activity} timeZone={ZONE} />);
  expect(screen.getByTestId('Messages today')).toHaveTextContent(/^3,119$/);
  expect(screen.getByTestId('Active members')).toHaveTextContent(/^208\/1,076$/);
  expect(screen.getByTestId('Photos shared')).toHaveTextContent(/^12$/);
  expect(screen.getByText(/Counted at 9:05 AM P[A-Z]*\.$/)).toBeVisible();
});
