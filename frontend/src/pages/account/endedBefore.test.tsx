import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../../api/account';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { signedIn, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import AccountPage from './AccountPage';

const ACCOUNT: Account = {
  username: 'nina',
  email: 'nina@example.com',
  firstName: 'Nina',
  lastName: 'Okafor',
  version: 2,
  isEmailProven: true,
  waitingEmail: null,
  sessions: [],
};

/** The page as it still stands when the session has ended elsewhere. */
async function open(route: string, part: string) {
  let me: Answer = signedIn();
  fakeServer({
    'GET /api/auth/me': () => me,
    'GET /api/account': () => [200, ACCOUNT],
    'DELETE /api/checkout/draft': () => [204],
    [route]: () => VISITOR,
  });
  renderPage(<AccountPage />, '/account');
  const panel = within(await screen.findByRole('region', { name: part }));
  me = VISITOR;
  return panel;
}

const UNKNOWN =
  'You are logged out here. We do not know whether what you asked for was done: log in again to see.';

/** The account is shown no more, and its person was not led away as if all were done. */
async function expectClosed(): Promise<void> {
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByText(/You are at/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Name' })).toBeNull();
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('does not say that an account is deleted where nobody knows', async () => {
  const erase = await open('POST /api/account/erase', 'Delete your account');
  await userEvent.click(erase.getByRole('button', { name: 'Delete my account' }));
  await userEvent.type(erase.getByLabelText('Password'), 'right');
  await userEvent.click(erase.getByRole('checkbox'));
  await userEvent.click(erase.getByRole('button', { name: 'Delete my account for good' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(UNKNOWN);
  await expectClosed();
});

it('does not say that every browser is logged out where nobody knows', async () => {
  const sessions = await open('POST /api/account/logout-everywhere', 'Where you are signed in');
  await userEvent.click(sessions.getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(UNKNOWN);
  await expectClosed();
});
