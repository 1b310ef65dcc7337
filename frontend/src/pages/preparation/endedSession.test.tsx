import { screen } from '@testing-library/react';
import { followSession } from '../../api/session';
import type { Answer } from '../../testing/fakeServer';
import { signedIn, VISITOR } from '../../testing/guestArea';
import { open } from './testing';

beforeEach(() => localStorage.clear());

/** Somebody comes to the guide whose session has ended since the page was loaded. */
function arrive() {
  let me: Answer = signedIn();
  const end = (): Answer => (me = VISITOR);
  return followSession(open({ 'GET /api/auth/me': () => me, 'GET /api/guest/guide': end }));
}

it('says that the session has ended, and leads back, where the server refuses what the page asks for', async () => {
  const stop = arrive();
  expect(await screen.findByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?next=%2Ftemplate%2Fpreparation',
  );
  expect(screen.queryByText('Please log in.')).toBeNull();
  stop();
});
