import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeptAccount } from '../../api/operator';
import { fakeServer } from '../../testing/fakeServer';
import { signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { Accounts } from './Accounts';

const anAccount = (changes: Partial<KeptAccount>): KeptAccount => ({
  id: 7,
  name: 'Nina Okafor',
  username: 'nina',
  email: 'nina@example.com',
  role: 'guest',
  isOperator: false,
  isEmailProven: true,
  isActive: true,
  since: '2025-01-02T17:00:00.000Z',
  lastLogin: null,
  openSessions: 0,
  owns: [],
  ...changes,
});
const HOST = anAccount({ id: 2, name: 'Marisol Vega', role: 'host', openSessions: 2, owns: ['Ensenada'] });
const OWN = anAccount({ id: 1, name: 'Theo Lindqvist', role: 'host', isOperator: true, openSessions: 1 });

function open(accounts: KeptAccount[], more: Parameters<typeof fakeServer>[0] = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => signedIn({ id: 1, role: 'host' }),
    'GET /api/operator/accounts': () => [200, { accounts, total: accounts.length, pages: 1 }],
    ...more,
  });
  renderPage(<Accounts />, '/operator');
  return seen;
}

const row = async (name: string) =>
  within((await screen.findByText(name)).closest('li') ?? document.createElement('li'));
const buttons = async (name: string) =>
  (await row(name)).queryAllByRole('button').map(({ textContent }) => textContent);

it('offers what fits the account, and to oneself nothing that closes oneself out', async () => {
  open([
    OWN,
    HOST,
    anAccount({}),
    anAccount({ id: 8, name: 'Unproven Person', isEmailProven: false }),
    anAccount({ id: 9, name: 'Closed Person', isActive: false }),
  ]);
  expect(await buttons('Theo Lindqvist')).toEqual(['Take host role']);
  expect(await buttons('Marisol Vega')).toEqual(['Log out everywhere', 'Take host role', 'Close account']);
  expect(await buttons('Nina Okafor')).toEqual(['Make host', 'Close account']);
  expect(await buttons('Unproven Person')).toEqual(['Close account']);
  expect(await buttons('Closed Person')).toEqual(['Open again']);
});

it('asks for the reason and for the heir, and says what stands against it', async () => {
  let isFit = false;
  const seen = open([HOST], {
    'POST /api/operator/accounts/2/acts': () =>
      isFit
        ? [200, anAccount({ id: 2, role: 'guest' })]
        : [409, { message: 'This person cannot own their trips: name another host.' }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Take host role: Marisol Vega' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Take host role' }));
  expect(dialog.getByText('Give a reason of a few words')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Who owns Ensenada from now on'), 'nobody');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Has left the team');
  await userEvent.click(dialog.getByRole('button', { name: 'Take host role' }));
  expect(await dialog.findByText(/name another host/)).toBeVisible();
  isFit = true;
  await userEvent.clear(dialog.getByLabelText('Who owns Ensenada from now on'));
  await userEvent.type(dialog.getByLabelText('Who owns Ensenada from now on'), 'theo');
  await userEvent.click(dialog.getByRole('button', { name: 'Take host role' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = seen.filter(({ route }) => route.startsWith('POST ')).map(({ body }) => body);
  expect(sent.at(-1)).toEqual({ act: 'take-host', reason: 'Has left the team', heirLogin: 'theo' });
});
