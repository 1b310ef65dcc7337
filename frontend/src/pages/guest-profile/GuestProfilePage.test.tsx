import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChecklistItem } from '../../api/records';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestProfile, BROKEN, signedIn, VISITOR } from '../../testing/guestArea';
import { aChecklist } from '../../testing/records';
import { bodiesOf, openProfile, region } from './testing';

it('shows how far one is, and leads to what is open', async () => {
  openProfile();
  const list = await region('Before we sail');
  expect(await within(list).findByRole('progressbar', { name: '1 of 3 done' })).toHaveValue(1);
  expect(within(list).getByRole('link', { name: 'Passport number' })).toHaveAttribute(
    'href',
    '/guest/profile#travellers',
  );
  expect(list).toHaveTextContent('Still open for Daniel Okafor.');
  expect(within(list).queryByRole('link', { name: 'Pay for your trip' })).toBeNull();
});

it('says that the waiver has changed since it was signed', async () => {
  const { items } = aChecklist();
  const again = items.map((item) => (item.key === 'waiver' ? { ...item, againFor: ['Nina Okafor'] } : item));
  openProfile({ 'GET /api/guest/checklist': () => [200, aChecklist({ items: again })] });
  const list = within(await region('Before we sail'));
  expect(await list.findByText(/^The waiver has changed since it was signed/)).toBeVisible();
  expect(list.queryByText('Every traveller signs once.')).toBeNull();
});

it('checks in when it is open', async () => {
  const item: ChecklistItem = {
    key: 'check_in',
    state: 'next',
    dueOn: '2025-09-03',
    askedAnewOn: null,
    openFor: ['Nina Okafor'],
    againFor: [],
  };
  const openNow = aChecklist({ isCheckInOpen: true, items: [item] });
  openProfile({
    'GET /api/guest/checklist': () => [200, openNow],
    'POST /api/guest/trips/1/check-in/travellers/1': () => [
      200,
      { ...openNow, items: [{ ...item, state: 'done', openFor: [] }] },
    ],
  });
  const panel = await region('Online check-in');
  await userEvent.click(await within(panel).findByRole('button', { name: 'Check in Nina' }));
  await waitFor(() => expect(within(panel).getAllByText('Checked in')).toHaveLength(2));
});

it('shows booking and account, and the way out', async () => {
  openProfile();
  const booking = await region('Your booking');
  for (const words of ['ABCD1234', 'Inside Cabin, double occupancy', 'March 12, 2025', '$406 of $1,624'])
    expect(booking).toHaveTextContent(words);
  const account = await region('Your account');
  expect(within(account).getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/account');
  await userEvent.click(within(account).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('You are at /login')).toBeVisible();
});

it('promises no room to whose booking is cancelled, nor readers', async () => {
  const profile = aGuestProfile();
  const booking = profile.booking && { ...profile.booking, status: 'cancelled' };
  openProfile({ 'GET /api/guest/profile': () => [200, { ...profile, booking }] });
  const panel = await region('Your booking');
  expect(panel).toHaveTextContent('The booking is cancelled');
  expect(panel).not.toHaveTextContent(/before we sail|Cabins are changed|cancelling/);
  expect(screen.queryByRole('region', { name: 'How others see you' })).toBeNull();
});

it('asks before a logout takes away what is not saved', async () => {
  const seen = openProfile();
  const asked = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await userEvent.type(await screen.findByLabelText(/^Home town/), 'Reno');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await press();
  expect(bodiesOf(seen, 'POST /api/auth/logout')).toHaveLength(0);
  await press();
  expect(await screen.findByText('You are at /login')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('leads who has booked nothing to the cabins', async () => {
  openProfile({ 'GET /api/guest/profile': () => [200, aGuestProfile({ booking: null })] });
  expect(await region('Your booking')).toHaveTextContent('There is no booking under this account.');
  expect(screen.queryByRole('region', { name: 'Waiver' })).toBeNull();
});

it('says what did not load, and asks again', async () => {
  openProfile({ 'GET /api/guest/profile': () => BROKEN });
  expect(await screen.findByText('It broke.')).toBeVisible();
  fakeServer({ 'GET /api/guest/profile': () => [200, aGuestProfile()] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await region('Your account')).toBeVisible();
});

it.each<[string, Answer]>([
  ['visitors', VISITOR],
  ['hosts', signedIn({ role: 'host' })],
])('is denied to %s', async (_, me) => {
  openProfile({ 'GET /api/auth/me': () => me });
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
