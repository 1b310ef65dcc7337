import { USUAL_CANCELLATION } from '../../../../backend/contracts/cancellation-policy';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostCancellationTerms } from '../../api/host/hostBooking';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostBooking } from '../../testing/hostBooking';
import { isOff } from '../../testing/isOff';
import { renderPage } from '../../testing/renderPage';
import { CancelDialog } from './CancelDialog';

const booking = aHostBooking();
const AT = `/api/host/bookings/${booking.id}/cancellation`;
const terms: HostCancellationTerms = {
  case: 'step',
  percent: 50,
  policy: USUAL_CANCELLATION,
  paidCents: 208_500,
  depositCents: 40_000,
  keptCents: 124_250,
  refundCents: 84_250,
  toOthersCents: 0,
  daysBeforeDeparture: 45,
  countsFrom: null,
  validUntil: null,
};
const draw = (answers: Record<string, () => Answer | Promise<Answer>>) => {
  const seen = fakeServer(answers);
  renderPage(<CancelDialog booking={booking} onClose={() => undefined} />, '/');
  return seen;
};

it('says nothing of cancelling before somebody has pressed, and waits for the terms', async () => {
  let tell = (): void => undefined;
  const known = new Promise<Answer>((resolve) => (tell = () => resolve([200, terms])));
  const seen = draw({ [`GET ${AT}`]: () => known, [`POST ${AT}`]: () => new Promise(() => undefined) });
  expect(isOff(await screen.findByRole('button', { name: 'Cancel the booking' }))).toBe(true);
  tell();
  const button = await screen.findByRole('button', { name: 'Cancel the booking, return $842.50' });
  expect(isOff(button)).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'They asked');
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Cancelling...' })).toBeVisible();
  expect(seen.at(-1)?.body).toMatchObject({ refundCents: 84_250, giveBackCents: 84_250 });
});

it('offers another try when the terms could not be read', async () => {
  const answers: Answer[] = [
    [409, { statusCode: 409, code: 'x', message: 'Not now.' }],
    [200, terms],
  ];
  draw({ [`GET ${AT}`]: () => answers.shift() ?? [404] });
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(isOff(screen.getByRole('button', { name: 'Cancel the booking' }))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(isOff(await screen.findByRole('button', { name: 'Cancel the booking, return $842.50' }))).toBe(
    false,
  );
});

it('says what of it goes to who paid shares', async () => {
  draw({ [`GET ${AT}`]: () => [200, { ...terms, toOthersCents: 20_000 }] });
  expect(await screen.findByText(/^\$200 of what the policy returns goes to who paid shares/)).toBeVisible();
});
