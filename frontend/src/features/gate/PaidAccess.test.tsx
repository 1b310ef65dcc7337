import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { PaidAccess } from './PaidAccess';

const ADDRESS = '/template/chat?from=mail';
const user = (role: 'guest' | 'host') => ({
  id: 1,
  username: 'maya',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Rivera',
  role,
});
const guest = (isPaid: boolean) => ({
  id: 'g',
  name: 'Maya Rivera',
  email: 'maya@example.com',
  tripId: 1,
  isPaid,
});

beforeEach(() => localStorage.clear());

function open(me: () => Answer): void {
  fakeServer({ 'GET /api/auth/me': me });
  renderPage(<PaidAccess>The group talks here</PaidAccess>, ADDRESS);
}

it.each<[string, Answer]>([
  ['paid guests', [200, { user: user('guest'), guest: guest(true) }]],
  ['hosts', [200, { user: user('host'), guest: null }]],
])('opens for %s', async (_, me) => {
  open(() => me);
  expect(await screen.findByText('The group talks here')).toBeVisible();
});

it.each<[string, Answer]>([
  ['visitors', [401, { statusCode: 401, code: 'auth.required', message: 'Please log in.' }]],
  ['guests who have not paid', [200, { user: user('guest'), guest: guest(false) }]],
])('stays closed to %s and shows the ways on', async (_, me) => {
  open(() => me);
  expect(await screen.findByRole('heading', { name: 'Premium Access Required' })).toBeVisible();
  expect(screen.queryByText('The group talks here')).not.toBeInTheDocument();
  const links = screen.getAllByRole('link').filter(({ textContent }) => !textContent.includes('left to pay'));
  const ways = links.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['View Pricing & Book Trip', '/template/pricing'],
    ['Guest Login', '/login?next=%2Ftemplate%2Fchat%3Ffrom%3Dmail'],
    ['Back to trip overview', '/'],
    ['contact the trip host', '/contact?topic=access'],
    ['Schedule a call with the host', '/contact?topic=call'],
  ]);
  const hint = 'Already paid? Check your email for login credentials or contact the trip host.';
  expect(screen.getByText(/Already paid/)).toHaveTextContent(hint);
});

it('leads who has paid a part to the rest, and nobody else', async () => {
  open(() => [200, { user: user('guest'), guest: guest(false) }]);
  const rest = await screen.findByRole('link', { name: 'See what is left to pay' });
  expect(rest).toHaveAttribute('href', '/guest/payment');
});

it('does not believe a stored "paid" once the server says otherwise', async () => {
  localStorage.setItem(
    'guest-auth',
    JSON.stringify({ isAuthenticated: true, isPaid: true, guestInfo: null }),
  );
  open(() => [401, { statusCode: 401, code: 'auth.required', message: 'Please log in.' }]);
  expect(await screen.findByRole('heading', { name: 'Premium Access Required' })).toBeVisible();
  expect(localStorage.getItem('guest-auth')).toBeNull();
});

it('turns nobody away when the server cannot be asked, and asks again', async () => {
  let isDown = true;
  open(() => (isDown ? [502, 'Bad Gateway'] : [200, { user: user('guest'), guest: guest(true) }]));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('Premium Access Required')).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('The group talks here')).toBeVisible();
});
