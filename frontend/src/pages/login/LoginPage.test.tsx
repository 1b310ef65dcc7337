import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { isOff } from '../../testing/isOff';
import { renderPage } from '../../testing/renderPage';
import LoginPage from './LoginPage';

const session = (role: 'guest' | 'host') => ({
  user: { id: 1, username: 'maya', email: 'maya@example.com', firstName: 'Maya', lastName: 'Rivera', role },
  guest: null,
});
const refused = {
  statusCode: 401,
  code: 'auth.invalid_credentials',
  message: 'Please check your login details. Host or guest credentials required.',
};
const DEMO = [{ role: 'host', name: 'Theo Lindqvist', username: 'theo', password: 'jse9-a8pm' }];
const username = () => screen.getByLabelText('Username or email');
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign In' });

// What failed is logged for whoever looks; these tests are about what people see.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function enter(name = 'maya', secret = 'four quiet words'): Promise<void> {
  await userEvent.type(username(), name);
  await userEvent.type(password(), secret);
  await userEvent.click(signIn());
}

it.each([
  ['guest', '/login', 'You are at /template/guest-homepage', 'Welcome to your trip!'],
  ['host', '/login', 'You are at /host/dashboard', 'Welcome back!'],
  [
    'guest',
    '/login?next=%2Ftemplate%2Fpricing%3Fcabin%3D1',
    'You are at /template/pricing?cabin=1',
    'Welcome to',
  ],
  [
    'guest',
    '/login?next=%2F%2Fevil.example%2Fx',
    'You are at /template/guest-homepage',
    'Welcome to your trip!',
  ],
  ['guest', '/login?next=%2F%5Cevil.example', 'You are at /template/guest-homepage', 'Welcome to your trip!'],
  [
    'guest',
    '/login?next=https%3A%2F%2Fevil.example',
    'You are at /template/guest-homepage',
    'Welcome to your trip!',
  ],
] as const)('leads a %s from %s on', async (role, address, place, greeting) => {
  const seen = fakeServer({ 'POST /api/auth/login': () => [200, session(role)] });
  renderPage(<LoginPage />, address);
  await enter();

  expect(await screen.findByText(place)).toBeVisible();
  expect(await screen.findByText(greeting, { exact: false })).toBeVisible();
  expect(seen).toContainEqual({
    route: 'POST /api/auth/login',
    body: { username: 'maya', password: 'four quiet words' },
  });
});

it('keeps the username after wrong details, and asks for the password again', async () => {
  fakeServer({ 'POST /api/auth/login': () => [401, refused] });
  renderPage(<LoginPage />, '/login');
  await enter();

  const alert = await within(screen.getByRole('main')).findByRole('alert');
  expect(within(alert).getByText('Invalid credentials')).toBeVisible();
  expect(within(alert).getByText(refused.message)).toBeVisible();
  expect(username()).toHaveValue('maya');
  expect(password()).toHaveValue('');
  expect(password()).toHaveFocus();
});

it('keeps both after a failure that has refused neither', async () => {
  fakeServer({ 'POST /api/auth/login': () => Promise.reject(new TypeError('Failed to fetch')) });
  renderPage(<LoginPage />, '/login');
  await enter();

  const alert = await within(screen.getByRole('main')).findByRole('alert');
  expect(within(alert).getByText('An unexpected error occurred. Please try again.')).toBeVisible();
  expect(username()).toHaveValue('maya');
  expect(password()).toHaveValue('four quiet words');
});

it('says how long to wait after too many attempts', async () => {
  const message = 'Too many attempts. Please try again in a minute.';
  fakeServer({ 'POST /api/auth/login': () => [429, { statusCode: 429, code: 'request.too_many', message }] });
  renderPage(<LoginPage />, '/login');
  await enter();

  expect(within(await within(screen.getByRole('main')).findByRole('alert')).getByText(message)).toBeVisible();
});

it('shows that it is working, and takes one attempt at a time', async () => {
  fakeServer({ 'POST /api/auth/login': () => new Promise(() => undefined) });
  renderPage(<LoginPage />, '/login');
  await enter();

  expect(isOff(screen.getByRole('button', { name: 'Signing In...' }))).toBe(true);
});

it('asks for both fields before it asks the server', async () => {
  const seen = fakeServer({});
  renderPage(<LoginPage />, '/login');
  await userEvent.click(signIn());

  expect(username()).toBeInvalid();
  expect(username()).toHaveAccessibleDescription('Enter your username or email');
  expect(seen.map(({ route }) => route)).not.toContain('POST /api/auth/login');
});

it('fills in a demo login at one press', async () => {
  fakeServer({ 'GET /api/demo/logins': () => [200, DEMO] });
  renderPage(<LoginPage />, '/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in Theo Lindqvist' }));

  expect(username()).toHaveValue('theo');
  expect(password()).toHaveValue('jse9-a8pm');
});

it('has what guest access brings from the start, and the demo logins below it', async () => {
  let tell = (): void => undefined;
  const known = new Promise<Answer>((resolve) => {
    tell = () => resolve([200, DEMO]);
  });
  fakeServer({ 'GET /api/demo/logins': () => known });
  renderPage(<LoginPage />, '/login');
  const benefits = screen.getByRole('heading', { name: 'With guest access' });
  expect(benefits).toBeVisible();
  tell();
  const logins = await screen.findByRole('heading', { name: 'Demo logins' });
  expect(benefits.compareDocumentPosition(logins)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('has no demo panel when the server has no demo', async () => {
  fakeServer({});
  renderPage(<LoginPage />, '/login');

  expect(await screen.findByRole('heading', { name: 'With guest access' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Demo logins' })).not.toBeInTheDocument();
});

it('shows the password to whoever asks', async () => {
  fakeServer({});
  renderPage(<LoginPage />, '/login');
  const show = screen.getByRole('button', { name: 'Show password' });
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(show);

  expect(show).toHaveAttribute('aria-pressed', 'true');
  expect(password()).toHaveAttribute('type', 'text');
});
