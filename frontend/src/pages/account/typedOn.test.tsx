import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '../../api/account';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { EmailPanel } from './EmailPanel';
import { PasswordPanel } from './PasswordPanel';

const ACCOUNT = { email: 'nina@example.com', isEmailProven: true, waitingEmail: null } as Account;
const panel = (name: string) => screen.getByRole('region', { name });

it('keeps what is typed on while a password is changed and a link is sent', async () => {
  const answers: (() => void)[] = [];
  const later = () => new Promise<readonly [204]>((resolve) => answers.push(() => resolve([204])));
  fakeServer({ 'POST /api/account/password': later, 'POST /api/account/email': later });
  renderPage(
    <>
      <EmailPanel account={ACCOUNT} />
      <PasswordPanel username="nina" />
    </>,
    '/account',
  );
  const password = within(panel('Password'));
  const [present, next] = [
    password.getByLabelText('Present password'),
    password.getByLabelText('New password'),
  ];
  await userEvent.type(present, 'right');
  await userEvent.type(next, 'tide-lantern-seven');
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.type(next, '-two');
  answers[0]?.();
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect([present, next].map((field) => (field as HTMLInputElement).value)).toEqual([
    '',
    'tide-lantern-seven-two',
  ]);

  const email = within(panel('Email'));
  const [address, proof] = [email.getByLabelText('New email'), email.getByLabelText('Password')];
  await userEvent.type(address, 'new@example.com');
  await userEvent.type(proof, 'right');
  await userEvent.click(email.getByRole('button', { name: 'Send a link to the new address' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  await userEvent.type(address, '.au');
  answers[1]?.();
  await waitFor(() => expect(proof).toHaveValue(''));
  expect(address).toHaveValue('new@example.com.au');
});
