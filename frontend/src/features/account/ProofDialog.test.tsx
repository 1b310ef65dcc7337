import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../api/client';
import { useProofAsked } from '../../api/proof';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import ProofDialog from './ProofDialog';

const ASKS = [403, { statusCode: 403, code: 'account.confirm_first', message: 'Confirm first.' }] as const;
const body = { amountCents: 60_000, shownCents: 80_800, effect: 'goodwill', reason: 'A storm' } as const;

function Page() {
  return useProofAsked() ? <ProofDialog /> : null;
}

/** A server that wants a proof first, and a page that sends something at once. */
function send(times = 1) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isProven = false;
  const seen = fakeServer({
    'POST /api/host/bookings/b/refunds': () => (isProven ? [201, { refunds: [] }] : ASKS),
    'POST /api/account/confirm': (proof) => {
      isProven = (proof as { password?: string }).password === 'right';
      const fields = { password: 'This is not your password' };
      return isProven ? [204] : [422, { statusCode: 422, code: 'request.invalid', message: 'Look.', fields }];
    },
  });
  renderPage(<Page />, '/host/dashboard');
  const once = () =>
    client.POST('/api/host/bookings/{id}/refunds', {
      params: { path: { id: 'b' }, header: { 'idempotency-key': 'k' } },
      body,
    });
  const replies = Array.from({ length: times }, () =>
    once().then(
      () => 'done',
      (error: Error) => error.message,
    ),
  );
  const refunds = () => seen.filter(({ route }) => route.endsWith('/refunds')).map((one) => one.body);
  return { replies, refunds };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));

it('sends what was refused again, as it was, once the person has proven who they are', async () => {
  const { replies, refunds } = send();
  const asked = await dialog();
  await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
  expect(asked.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
  await userEvent.type(asked.getByLabelText('Password'), 'wrong{Enter}');
  expect(await asked.findByText('This is not your password')).toBeVisible();
  expect(asked.getByLabelText('Password')).toHaveFocus();
  await userEvent.type(asked.getByLabelText('Password'), 'right{Enter}');
  expect(await replies[0]).toBe('done');
  expect(refunds()).toEqual([body, body]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks once for what was sent at once', async () => {
  const { replies, refunds } = send(2);
  await userEvent.type((await dialog()).getByLabelText('Password'), 'right{Enter}');
  expect(await Promise.all(replies)).toEqual(['done', 'done']);
  expect(refunds()).toHaveLength(4);
});

it('leaves it refused when the person does not want to', async () => {
  const { replies, refunds } = send();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await act(() => replies[0])).toContain('account.confirm_first');
  expect(refunds()).toHaveLength(1);
});
