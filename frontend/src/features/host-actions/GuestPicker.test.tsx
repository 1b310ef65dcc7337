import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { ACTIONS } from './actions';
import { GuestPicker } from './GuestPicker';

const dana = {
  id: 'dana',
  bookingId: 'booking-dana',
  name: 'Dana Reyes',
  tripTitle: 'Baltic',
  email: 'dana@example.com',
  status: 'confirmed',
};
const FOUND: Answer = [200, { guests: [dana], total: 1 }];
const PAYERS = 'GET /api/host/payments';
const GUESTS = 'GET /api/host/guests';

function open(title: string, answers: Record<string, () => Answer | Promise<Answer>>) {
  fakeServer(answers);
  const action = ACTIONS.find((one) => one.title === title);
  if (!action) throw new Error(`There is no act "${title}"`);
  const nothing = () => undefined;
  renderPage(<GuestPicker action={action} scope="current" onPick={nothing} onClose={nothing} />, '/');
}

it('says that it is looking until it knows whom it can offer', async () => {
  let tell = (): void => undefined;
  const found = new Promise<Answer>((resolve) => {
    tell = () => resolve(FOUND);
  });
  open('Edit Guest Info', { [GUESTS]: () => found });
  expect(screen.getByText('Looking who there is...')).toBeVisible();
  expect(screen.queryByText('Nobody found.')).toBeNull();
  tell();
  expect(await screen.findByRole('button', { name: /^Dana Reyes/ })).toBeVisible();
  expect(screen.queryByText('Looking who there is...')).toBeNull();
});

it.each([
  ['Edit Guest Info', GUESTS, FOUND],
  ['Partial Credit', PAYERS, [200, { rows: [], found: 0 }]],
] as const)('%s: offers another try when nobody could be read', async (title, route, answer) => {
  const answers: Answer[] = [[503, { statusCode: 503, code: 'x', message: 'Not now.' }], answer];
  open(title, { [route]: () => answers.shift() ?? [404] });
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.queryByText('Looking who there is...')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Not now.')).toBeNull());
  expect(await screen.findByText(/^(Dana Reyes|Nobody found\.)$/)).toBeVisible();
});
