import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { GuestsOnly } from './GuestsOnly';

const signedIn = (role: 'guest' | 'host'): Answer => [
  200,
  {
    user: { id: 1, username: 'm', email: 'm@example.com', firstName: 'Maya', lastName: 'Rivera', role },
    guest: null,
  },
];
const VISITOR: Answer = [401, { statusCode: 401, code: 'auth.required', message: 'Please log in.' }];

beforeEach(() => localStorage.clear());

function open(me: () => Answer): void {
  fakeServer({ 'GET /api/auth/me': me });
  renderPage(<GuestsOnly>My own page</GuestsOnly>, '/guest/dashboard');
}

it('opens for a guest, paid or not', async () => {
  open(() => signedIn('guest'));
  expect(await screen.findByText('My own page')).toBeVisible();
});

it.each([
  ['a visitor', VISITOR],
  ['a host', signedIn('host')],
])('denies %s, says what is needed and leads to the login', async (_, me) => {
  open(() => me);
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText('You need guest permissions to view this page.')).toBeVisible();
  expect(screen.queryByText('My own page')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fguest%2Fdashboard',
  );
});

it.each([
  ['a visitor, who may have booked just now', VISITOR, 1],
  ['a host', signedIn('host'), 0],
])('leads to the mail: %s', async (_, me, count) => {
  open(() => me);
  await screen.findByRole('heading', { name: 'Access Denied' });
  expect(screen.queryAllByText(/^Just booked\?/)).toHaveLength(count);
});

it('tells a host whose page it is, and leads to their dashboard', async () => {
  open(() => signedIn('host'));
  expect(await screen.findByText(/^This page is for guests\./)).toHaveTextContent(
    'You are signed in as Maya Rivera, who is a host.',
  );
  expect(screen.getByRole('link', { name: 'Host Dashboard' })).toHaveAttribute('href', '/host/dashboard');
});

it('denies nobody while the server cannot be asked, and asks again', async () => {
  let isDown = true;
  open(() => (isDown ? [502, 'Bad Gateway'] : signedIn('guest')));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('My own page')).toBeVisible();
});
