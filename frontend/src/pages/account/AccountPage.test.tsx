import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../../api/account';
import { fakeServer } from '../../testing/fakeServer';
import { signedIn, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import AccountPage from './AccountPage';

const aSession = (changes: Partial<Account['sessions'][number]> = {}): Account['sessions'][number] => ({
  id: 'a1',
  browser: null,
  system: null,
  network: null,
  since: '2025-06-02T17:00:00.000Z',
  lastSeenAt: '2025-06-02T17:10:00.000Z',
  isThis: false,
  ...changes,
});

const anAccount = (changes: Partial<Account> = {}): Account => ({
  username: 'nina',
  email: 'nina@example.com',
  firstName: 'Nina',
  lastName: 'Okafor',
  version: 2,
  isEmailProven: true,
  waitingEmail: null,
  sessions: [
    aSession({ isThis: true, browser: 'Firefox', system: 'Linux', network: '203.0.113.0/24' }),
    aSession({ id: 'b2', since: '2025-06-01T17:00:00.000Z', lastSeenAt: '2025-06-01T18:00:00.000Z' }),
  ],
  ...changes,
});

function open(more: Parameters<typeof fakeServer>[0] = {}) {
  localStorage.clear();
  const seen = fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/account': () => [200, anAccount()],
    'DELETE /api/checkout/draft': () => [204],
    ...more,
  });
  renderPage(<AccountPage />, '/account');
  return seen;
}

const panel = (name: string) => screen.findByRole('region', { name });
const wrong = (fields: object) =>
  [422, { statusCode: 422, code: 'request.invalid', message: 'Look.', fields }] as const;
const bodies = (seen: ReturnType<typeof open>, wanted: string) =>
  seen.filter(({ route }) => route === wanted).map(({ body }) => body);

it('saves a new name over the version it was read at', async () => {
  const seen = open({ 'PUT /api/account/name': () => [200, anAccount({ firstName: 'Nini', version: 3 })] });
  const name = within(await panel('Name'));
  await userEvent.clear(name.getByLabelText('First name'));
  await userEvent.type(name.getByLabelText('First name'), 'Nini');
  await userEvent.click(name.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Name saved')).toBeVisible();
  expect(bodies(seen, 'PUT /api/account/name')).toEqual([
    { version: 2, firstName: 'Nini', lastName: 'Okafor' },
  ]);
});

it('keeps the focus, and what is typed while the name is saved', async () => {
  let answer = () => {};
  const saved = anAccount({ firstName: 'Nini', version: 3 });
  const seen = open({
    'PUT /api/account/name': () => new Promise((resolve) => (answer = () => resolve([200, saved]))),
  });
  const name = within(await panel('Name'));
  const [first, last] = [name.getByLabelText('First name'), name.getByLabelText('Last name')];
  await userEvent.clear(first);
  await userEvent.type(first, 'Nini ');
  await userEvent.click(name.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(bodies(seen, 'PUT /api/account/name')).toHaveLength(1));
  await userEvent.type(last, '-Reyes');
  answer();
  expect(await screen.findByText('Name saved')).toBeVisible();
  expect(last).toHaveFocus();
  expect([first, last]).toEqual([name.getByLabelText('First name'), name.getByLabelText('Last name')]);
  await waitFor(() => expect(first).toHaveValue('Nini'));
  expect(last).toHaveValue('Okafor-Reyes');
  await userEvent.click(name.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(bodies(seen, 'PUT /api/account/name')).toHaveLength(2));
  expect(bodies(seen, 'PUT /api/account/name')[1]).toMatchObject({ version: 3, lastName: 'Okafor-Reyes' });
});

it('changes the password of who knows the present one', async () => {
  const answers = [wrong({ password: 'This is not your password' }), [204]] as const;
  let asked = 0;
  open({ 'POST /api/account/password': () => answers[asked++] ?? [500] });
  const password = within(await panel('Password'));
  await userEvent.type(password.getByLabelText('Present password'), 'guess');
  await userEvent.type(password.getByLabelText('New password'), 'tide-lantern-seven');
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByText('This is not your password')).toBeVisible();
  await userEvent.type(password.getByLabelText('Present password'), 'right');
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(password.getByLabelText('New password')).toHaveValue('');
});

it('asks for another address, says that it waits, and takes the wish back', async () => {
  let waitingEmail: string | null = null;
  const seen = open({
    'GET /api/account': () => [200, anAccount({ waitingEmail })],
    'POST /api/account/email': () => {
      waitingEmail = 'new@example.com';
      return [204];
    },
    'DELETE /api/account/email': () => {
      waitingEmail = null;
      return [204];
    },
  });
  const email = within(await panel('Email'));
  await userEvent.type(email.getByLabelText('New email'), 'new@example.com');
  await userEvent.type(email.getByLabelText('Password'), 'right');
  await userEvent.click(email.getByRole('button', { name: 'Send a link to the new address' }));
  expect(await email.findByText('new@example.com')).toBeVisible();
  expect(bodies(seen, 'POST /api/account/email')).toEqual([{ email: 'new@example.com', password: 'right' }]);
  await userEvent.click(email.getByRole('button', { name: 'Keep the present address' }));
  await waitFor(() => expect(email.queryByText('new@example.com')).toBeNull());
});

it('logs out everywhere and leaves', async () => {
  open({ 'POST /api/account/logout-everywhere': () => [204] });
  const sessions = within(await panel('Where you are signed in'));
  expect(sessions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox on LinuxThis browserSince Jun 2, \d+:\d\d [AP]MFrom 203.0.113.0\/24$/),
    expect.stringMatching(
      /^A browser we do not knowSince Jun \d, \d+:\d\d [AP]M, last used Jun \d, \d+:\d\d [AP]MLog out$/,
    ),
  ]);
  await userEvent.click(sessions.getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('You are at /login')).toBeVisible();
});

it('logs one other browser out, and all others', async () => {
  let sessions = anAccount().sessions;
  const seen = open({
    'GET /api/account': () => [200, anAccount({ sessions })],
    'DELETE /api/account/sessions/b2': () => {
      sessions = sessions.filter(({ isThis }) => isThis);
      return [204];
    },
    'POST /api/account/sessions/end-others': () => [409, { message: 'Not now.' }],
  });
  const list = within(await panel('Where you are signed in'));
  await userEvent.click(list.getByRole('button', { name: 'Log out all others' }));
  expect(await list.findByText('Not now.')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: /^Log out A browser we do not know, Since Jun 1/ }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  await waitFor(async () => expect(await panel('Where you are signed in')).toHaveFocus());
  expect(list.queryByRole('button', { name: 'Log out all others' })).toBeNull();
  expect(seen.filter(({ route }) => route.startsWith('DELETE '))).toHaveLength(1);
});

it('folds all but the five newest sign-ins, this browser among them', async () => {
  const sessions = [7, 6, 5, 4, 3, 2, 1].map((day) => {
    const at = `2025-06-0${day}T17:00:00.000Z`;
    return aSession({ id: `s${day}`, since: at, lastSeenAt: at, isThis: day === 1 });
  });
  open({ 'GET /api/account': () => [200, anAccount({ sessions })] });
  const list = within(await panel('Where you are signed in'));
  const lines = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toHaveLength(5);
  expect(lines()[0]).toContain('This browserSince Jun 1');
  expect(lines()[4]).toContain('Jun 4');
  const button = list.getByRole('button', { name: 'Show all 7' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(lines()).toHaveLength(7);
  expect(list.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  expect(lines()).toHaveLength(5);
});

it('shows few sign-ins without a button to fold them', async () => {
  open();
  const list = within(await panel('Where you are signed in'));
  expect(list.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('is deleted with the password and a tick; a refusal says why', async () => {
  const refused = [
    409,
    { statusCode: 409, code: 'erase.trip_ahead', message: 'You have a trip ahead of you.' },
  ] as const;
  const seen = open({ 'POST /api/account/erase': () => refused });
  const erase = within(await panel('Delete your account'));
  await userEvent.click(erase.getByRole('button', { name: 'Delete my account' }));
  await userEvent.click(erase.getByRole('button', { name: 'Delete my account for good' }));
  expect(await erase.findByText('Enter your password')).toBeVisible();
  expect(erase.getByText('Tick the box to confirm')).toBeVisible();
  await userEvent.type(erase.getByLabelText('Password'), 'right');
  await userEvent.click(erase.getByRole('checkbox'));
  await userEvent.click(erase.getByRole('button', { name: 'Delete my account for good' }));
  expect(await erase.findByText('You have a trip ahead of you.')).toBeVisible();
  expect(bodies(seen, 'POST /api/account/erase')).toEqual([{ password: 'right', confirms: true }]);
});

it('cannot be deleted by a host here', async () => {
  open({ 'GET /api/auth/me': () => signedIn({ role: 'host' }) });
  expect(await panel('Password')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Delete your account' })).toBeNull();
});

it('leads visitors to the login', async () => {
  open({ 'GET /api/auth/me': () => VISITOR });
  expect(await screen.findByRole('link', { name: 'Go to Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Faccount',
  );
});
