import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { aSite } from '../../testing/site';
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
const guest = (isPaid: boolean, place = 'kept') => ({
  id: 'g',
  name: 'Maya Rivera',
  email: 'maya@example.com',
  tripId: 1,
  isPaid,
  place,
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

const VISITOR: Answer = [401, { statusCode: 401, code: 'auth.required', message: 'Please log in.' }];
const CONTACT = [
  ['contact the trip host', '/contact?topic=access'],
  ['Schedule a call with the host', '/contact?topic=call'],
];
const OVERVIEW = ['Back to trip overview', '/'];
const PRICES = ['View Pricing & Book Trip', '/template/pricing'];

it.each<[string, Answer, string[][]]>([
  ['visitors', VISITOR, [PRICES, ['Guest Login', '/login?next=%2Ftemplate%2Fchat%3Ffrom%3Dmail'], OVERVIEW]],
  [
    'guests who have not paid all',
    [200, { user: user('guest'), guest: guest(false) }],
    [['See what is left to pay', '/guest/payment'], OVERVIEW],
  ],
  ['who is signed in and booked nothing', [200, { user: user('guest'), guest: null }], [PRICES, OVERVIEW]],
])('stays closed to %s and shows their ways on', async (_, me, ways) => {
  open(() => me);
  expect(await screen.findByRole('heading', { name: 'Premium Access Required' })).toBeVisible();
  expect(screen.queryByText('The group talks here')).not.toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([...ways, ...CONTACT]);
});

it.each([
  ['cancelled', /Your booking is cancelled/],
  ['called_off', /Your trip was called off/],
])('asks nobody to pay for a place that is %s', async (place, reason) => {
  open(() => [200, { user: user('guest'), guest: guest(false, place) }]);
  expect(await screen.findByText(reason)).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([PRICES, ['Payments and receipts', '/guest/payment'], OVERVIEW, ...CONTACT]);
  expect(screen.queryByText(/Already paid|as soon as your trip is paid/)).toBeNull();
});

it.each([
  [false, /as soon as your trip is paid\./],
  [true, /as soon as what is due is paid\./],
])('says what opens it, where the deposit does: %s', async (opensWithDeposit, opens) => {
  fakeServer({
    'GET /api/auth/me': () => [200, { user: user('guest'), guest: guest(false) }],
    'GET /api/site': () => [200, aSite({ opensWithDeposit })],
  });
  renderPage(<PaidAccess>The group talks here</PaidAccess>, ADDRESS);
  expect(await screen.findByText(opens)).toBeVisible();
});

it('tells who is on the waiting list that they are', async () => {
  open(() => [200, { user: user('guest'), guest: guest(false, 'waiting') }]);
  expect(await screen.findByText(/once a place is yours and paid/)).toBeVisible();
  expect(screen.queryByText(/Already paid/)).toBeNull();
});

it('opens by itself when the payment arrives', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let isPaid = false;
  open(() => [200, { user: user('guest'), guest: guest(isPaid) }]);
  expect(await screen.findByRole('link', { name: 'See what is left to pay' })).toBeVisible();
  isPaid = true;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('The group talks here')).toBeVisible();
  jest.useRealTimers();
});

it('tells a visitor where the login is', async () => {
  open(() => VISITOR);
  const hint = 'Already paid? Check your email for login credentials or contact the trip host.';
  expect((await screen.findByText(/Already paid/)).parentElement).toHaveTextContent(hint);
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
