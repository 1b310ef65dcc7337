import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import RegisterPage from './RegisterPage';

const field = (label: string) => screen.getByLabelText(label);
const create = () => screen.getByRole('button', { name: 'Create account' });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function fillIn(confirm = 'four quiet words'): Promise<void> {
  await userEvent.type(field('First name'), 'Maya');
  await userEvent.type(field('Last name'), 'Rivera');
  await userEvent.type(field('Email'), 'maya@example.com');
  await userEvent.type(field('Username'), 'maya');
  await userEvent.type(field('Password'), 'four quiet words');
  await userEvent.type(field('Confirm password'), confirm);
}

it('makes a guest account by default and leads to the login', async () => {
  const message = 'Your account has been created. Please log in.';
  const seen = fakeServer({ 'POST /api/auth/register': () => [201, { role: 'guest', message }] });
  renderPage(<RegisterPage />, '/register');
  await fillIn();
  await userEvent.click(create());

  expect(await screen.findByText('You are at /login')).toBeVisible();
  expect(await screen.findByText('Registration successful')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(seen[0]?.body).toEqual({
    firstName: 'Maya',
    lastName: 'Rivera',
    hasOneName: false,
    email: 'maya@example.com',
    username: 'maya',
    role: 'guest',
    isActive: true,
    password: 'four quiet words',
    confirmPassword: 'four quiet words',
  });
});

it('tells that a Host account waits for approval', async () => {
  const seen = fakeServer({ 'POST /api/auth/register': () => [201, { role: 'guest', message: 'Welcome.' }] });
  renderPage(<RegisterPage />, '/register');
  const type = screen.getByRole('radiogroup', { name: 'Account type' });
  expect(within(type).getByRole('radio', { name: 'Guest' })).toBeChecked();
  expect(type).toHaveAccessibleDescription(/approved by an existing host/);

  await fillIn();
  await userEvent.click(within(type).getByRole('radio', { name: 'Host' }));
  await userEvent.click(create());
  expect(await screen.findByText('You are at /login')).toBeVisible();
  expect(seen[0]?.body).toMatchObject({ role: 'host' });
});

it('finds passwords that differ when the field is left, and forgives when they agree', async () => {
  fakeServer({});
  renderPage(<RegisterPage />, '/register');
  await fillIn('four quiet worlds');
  expect(field('Confirm password')).toBeValid();
  await userEvent.tab();
  expect(field('Confirm password')).toHaveAccessibleDescription("Passwords don't match");

  await userEvent.clear(field('Confirm password'));
  await userEvent.type(field('Confirm password'), 'four quiet words');
  expect(field('Confirm password')).toBeValid();
});

it('compares the passwords first, and then names the one length there is', async () => {
  fakeServer({});
  renderPage(<RegisterPage />, '/register');
  await fillIn('four');
  await userEvent.tab();
  expect(field('Confirm password')).toHaveAccessibleDescription("Passwords don't match");

  await userEvent.clear(field('Password'));
  await userEvent.type(field('Password'), 'four');
  await waitFor(() =>
    expect(field('Confirm password')).toHaveAccessibleDescription('Use at least 8 characters'),
  );
});

it('says the rule for passwords before one is typed', () => {
  fakeServer({});
  renderPage(<RegisterPage />, '/register');
  expect(field('Password')).toHaveAccessibleDescription(/At least 8 characters/);
});

it('puts the server’s refusal at the field and above the form', async () => {
  const refusal = {
    statusCode: 422,
    code: 'request.invalid',
    message: 'Some values need another look.',
    fields: { password: 'This password is easy to guess. Try a few unrelated words' },
  };
  fakeServer({ 'POST /api/auth/register': () => [422, refusal] });
  renderPage(<RegisterPage />, '/register');
  await fillIn();
  await userEvent.click(create());

  const alert = await within(screen.getByRole('main')).findByRole('alert');
  expect(within(alert).getByText('Registration failed')).toBeVisible();
  expect(field('Password')).toHaveAccessibleDescription(/easy to guess/);
  expect(field('Email')).toHaveValue('maya@example.com');
});

it('says that an error occurred where the server gives no message', async () => {
  fakeServer({ 'POST /api/auth/register': () => [500, {}] });
  renderPage(<RegisterPage />, '/register');
  await fillIn();
  await userEvent.click(create());
  expect(
    within(await within(screen.getByRole('main')).findByRole('alert')).getByText('An error occurred'),
  ).toBeVisible();
});

it('asks to try again when no answer comes', async () => {
  fakeServer({ 'POST /api/auth/register': () => Promise.reject(new TypeError('Failed to fetch')) });
  renderPage(<RegisterPage />, '/register');
  await fillIn();
  await userEvent.click(create());
  expect(
    within(await within(screen.getByRole('main')).findByRole('alert')).getByText(
      'An error occurred. Please try again.',
    ),
  ).toBeVisible();
});

it('asks for every field in the specification’s words', async () => {
  const seen = fakeServer({});
  renderPage(<RegisterPage />, '/register');
  await userEvent.click(create());
  expect(field('First name')).toHaveAccessibleDescription('First name is required');
  expect(field('First name')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription('Email is required');
  expect(seen).toEqual([]);
});
