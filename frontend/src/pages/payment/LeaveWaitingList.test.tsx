import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGuestRecord } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { LeaveWaitingList } from './LeaveWaitingList';

const GUEST = aGuestRecord({ nextStep: 'waitlist' });
const LEAVE = `POST /api/guests/${GUEST.id}/leave-waitlist`;

/** Presses the button and agrees, where a server answers like this; answers what it was asked in between and at last. */
async function leave(answer: () => Answer) {
  const seen = fakeServer({ [LEAVE]: answer });
  const asked = () => seen.filter(({ route }) => route === LEAVE).length;
  renderPage(<LeaveWaitingList guestId={GUEST.id} />, '/');
  await userEvent.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
  const before = asked();
  const dialog = within(screen.getByRole('dialog', { name: 'Leave the waiting list?' }));
  expect(dialog.getByRole('button', { name: 'Stay on it' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave the list' }));
  return { before, asked, dialog };
}

it('leaves the list once that was said twice', async () => {
  const { before, asked } = await leave(() => [200, { ...GUEST, nextStep: 'cancelled' }]);
  expect(await screen.findByText('You have left the waiting list')).toBeVisible();
  expect([before, asked()]).toEqual([0, 1]);
});

it('says why it is not left', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const message = 'This booking has moved on meanwhile. Please look at it again.';
  const { dialog } = await leave(() => [409, { statusCode: 409, code: 'booking.act_not_possible', message }]);
  expect(await dialog.findByText(message)).toBeVisible();
});
