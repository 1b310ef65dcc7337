import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Checklist, ChecklistItem } from '../../api/records';
import { aChecklist, aCompanion, aTraveller, ownDetails } from '../../testing/records';
import { QrCode } from '../../ui/QrCode';
import { openProfile, region } from './testing';

const item: ChecklistItem = {
  key: 'check_in',
  state: 'open',
  dueOn: '2025-09-03',
  askedAnewOn: null,
  openFor: ['Nina Okafor'],
  againFor: [],
};
const open = async (changes: Partial<Checklist>) => {
  const checklist = aChecklist({ items: [item], ...changes });
  openProfile({ 'GET /api/guest/checklist': () => [200, checklist] });
  return region('Online check-in');
};

it.each([
  [30, '2025-08-06', '30 days before we sail'],
  [1, '2025-09-04', '1 day before we sail'],
])('says on which day it opens, %d days before the trip', async (checkInDays, checkInOpensOn, words) => {
  const panel = await open({ checkInDays, checkInOpensOn, checkInClosesOn: '2025-09-04' });
  const day = checkInOpensOn === '2025-08-06' ? 'August 6, 2025' : 'September 4, 2025';
  expect(panel).toHaveTextContent(`It opens on ${day}, ${words}, and stays open until September 4, 2025.`);
  expect(panel).not.toHaveTextContent('two weeks');
});

it('says until when it is open, to the hour where there is one', async () => {
  const panel = await open({ isCheckInOpen: true, checkInClosesAt: '18:00' });
  expect(await within(panel).findByRole('button', { name: 'Check in Nina' })).toBeVisible();
  expect(panel).toHaveTextContent('It is open until September 3, 2025 at 6:00 PM.');
});

it('is over after its last day, and leads who has not checked in to the hosts', async () => {
  const panel = await open({ isCheckInOver: true });
  expect(panel).toHaveTextContent(
    'It was open until September 3, 2025. Write to us if you still have to check in.',
  );
  expect(within(panel).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact?trip=1');
  expect(within(panel).queryByRole('button')).toBeNull();
});

it('asks nothing more of who has checked in', async () => {
  const panel = await open({ isCheckInOver: true, items: [{ ...item, state: 'done', openFor: [] }] });
  expect(panel).toHaveTextContent(/It was open until September 3, 2025\.$/);
});

it('shows who has the place of a companion by now, where they were replaced', async () => {
  let travellers = [aTraveller(), aCompanion()];
  openProfile({
    'GET /api/guest/checklist': () => [
      200,
      aChecklist({ items: [{ ...item, openFor: ['Daniel Okafor', 'Carol Okafor'] }], isCheckInOpen: true }),
    ],
    'GET /api/guest/details': () => [200, ownDetails({ travellers })],
    'POST /api/guest/trips/1/check-in/travellers/2': () => [
      409,
      { statusCode: 409, code: 'traveller.replaced', message: 'Somebody else has this place.' },
    ],
  });
  const panel = await region('Online check-in');
  const button = await within(panel).findByRole('button', { name: 'Check in Daniel' });
  travellers = [aTraveller(), aCompanion({ guestId: 77, firstName: 'Carol' })];
  await userEvent.click(button);
  expect(await within(panel).findByRole('button', { name: 'Check in Carol' })).toBeVisible();
  expect(panel).toHaveTextContent('Somebody else has this place.');
});

it('promises no day while the trip has none', async () => {
  const none = { checkInOpensOn: null, checkInDays: null, checkInClosesOn: null };
  expect(await open(none)).toHaveTextContent('It is not open right now.');
});

it('shows each traveller who has checked in a code with their name and the booking, whatever the check-in is', async () => {
  const code = 'PierCodeOfNina00000001';
  const boardingCodes = [{ name: 'Nina Okafor', code }];
  const panel = await open({
    isCheckInOver: true,
    items: [{ ...item, state: 'done', openFor: [] }],
    boardingCodes,
  });
  const picture = await within(panel).findByRole('img', { name: 'Boarding code of Nina Okafor' });
  const line = picture.closest('li');
  expect(line).toHaveTextContent('Nina OkaforBooking BBCDEFGH');
  expect(within(panel).getByRole('button', { name: 'Print the code' })).toBeVisible();
  // A phone's camera opens this address.
  const { container } = render(<QrCode text={`${location.origin}/host/boarding/${code}`} label="The same" />);
  expect(picture.innerHTML).toBe(container.querySelector('svg')?.innerHTML);
});

it('has no code before somebody has checked in', async () => {
  const panel = await open({ isCheckInOpen: true });
  await within(panel).findByRole('button', { name: 'Check in Nina' });
  expect(within(panel).queryByRole('img')).toBeNull();
});
