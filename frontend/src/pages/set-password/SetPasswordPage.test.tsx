import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import SetPasswordPage from './SetPasswordPage';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function open(fragment: string): void {
  window.history.replaceState(null, '', `/set-password${fragment}`);
  renderPage(<SetPasswordPage />, '/set-password');
}
async function choose(password: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Set password and enter' }));
}

const USER = { id: 1, username: 'maya', email: 'm@example.com', firstName: 'Maya', lastName: 'R' };
const GUEST = { id: 'g', name: 'Maya R', email: 'm@example.com', tripId: 1 };

it('takes the token out of the address at once, sets the password, and enters the chat', async () => {
  const session = { user: { ...USER, role: 'guest' }, guest: { ...GUEST, isPaid: true } };
  const seen = fakeServer({ 'POST /api/auth/set-password': () => [200, session] });
  open('#token=one-time');
  expect(window.location.href).not.toContain('one-time');

  await choose('four quiet words');
  expect(await screen.findByText('You are at /template/chat')).toBeVisible();
  expect(seen[0]?.body).toEqual({ token: 'one-time', password: 'four quiet words' });
});

it.each([
  ['a guest who has paid a deposit', 'guest', { ...GUEST, isPaid: false }, '/guest/dashboard'],
  ['somebody without a booking', 'guest', null, '/guest/dashboard'],
  ['a host', 'host', null, '/host/dashboard'],
])('leads %s to a page that is open to them', async (_, role, guest, page) => {
  fakeServer({ 'POST /api/auth/set-password': () => [200, { user: { ...USER, role }, guest }] });
  open('#token=one-time');
  await choose('four quiet words');
  expect(await screen.findByText(`You are at ${page}`)).toBeVisible();
});

it('says so when the link has been used, and leads to the login', async () => {
  fakeServer({
    'POST /api/auth/set-password': () => [
      404,
      { statusCode: 404, code: 'auth.link_invalid', message: 'Used.' },
    ],
  });
  open('#token=used');
  await choose('four quiet words');

  expect(await screen.findByText('This link does not work any more')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

it('says so when the address has no token', () => {
  fakeServer({});
  open('');
  expect(screen.getByText('This link does not work any more')).toBeVisible();
});

it('puts a weak password’s refusal at the field', async () => {
  const fields = { password: 'This password is easy to guess. Try a few unrelated words' };
  fakeServer({
    'POST /api/auth/set-password': () => [
      422,
      { statusCode: 422, code: 'request.invalid', message: 'Some values need another look.', fields },
    ],
  });
  open('#token=one-time');
  await choose('cruise2025');
  expect(await screen.findByLabelText('New password')).toHaveAccessibleDescription(/easy to guess/);
});
