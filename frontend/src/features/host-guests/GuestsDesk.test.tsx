import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostGuest } from '../../api/host/hostGuests';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { GuestsDesk } from './GuestsDesk';

const aGuest = (id: string, name: string, changes: Partial<HostGuest> = {}): HostGuest => ({
  id,
  bookingId: `booking-${id}`,
  isBuyer: true,
  name,
  username: null,
  email: `${id}@example.com`,
  phone: null,
  tripId: 1,
  tripTitle: 'Ensenada Group Cruise',
  roomNumber: '4012',
  deckNumber: null,
  cabinType: 'inside',
  cabinName: 'Inside Cabin',
  status: 'confirmed',
  paymentStatus: 'partial',
  amountPaidCents: 21_300,
  remainingCents: 63_700,
  nextPaymentDate: null,
  addOns: ['Wine tasting'],
  joinedAt: '2025-06-02T16:00:00Z',
  ...changes,
});
const list = {
  counts: { confirmed: 2, pendingPayment: 5, cancelled: 1, waitlist: 3 },
  guests: [
    aGuest('dana', 'Dana Reyes'),
    aGuest('eli', 'Eli Okoro', { status: 'waitlist', paymentStatus: 'unpaid', tripTitle: 'Baltic' }),
    aGuest('cleo', 'Cleo Tan'),
  ],
  total: 3,
};
const draw = (
  address = '/host/dashboard?tab=guests',
  more: Record<string, (body: unknown) => Answer> = {},
) => {
  const seen = fakeServer({ 'GET /api/host/guests': () => [200, list], ...more });
  const reminders = (ids: string[], leftOut: string | null) => (
    <p>{[`Reminding ${ids.join()}`, leftOut].filter(Boolean).join('. ')}</p>
  );
  renderPage(<GuestsDesk reminders={reminders} />, address);
  return seen;
};
const names = async () =>
  (await screen.findAllByRole('rowheader')).map(
    (header) => header.firstElementChild?.firstElementChild?.textContent,
  );

it('tells by which name a guest signs in, beside their mail', async () => {
  draw('/host/dashboard?tab=guests', {
    'GET /api/host/guests': () => [
      200,
      { ...list, guests: [aGuest('dana', 'Dana Reyes', { username: 'dana-r' })] },
    ],
  });
  expect(await screen.findByText('dana-r')).toBeVisible();
});

it('narrows the list down to whom a count is of, and back; a name leads to the booking', async () => {
  draw();
  expect(await names()).toHaveLength(3);
  const waitlisted = screen.getByRole('button', { name: 'Waitlisted' });
  await userEvent.click(waitlisted);
  expect(waitlisted).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Waitlist');
  await userEvent.click(waitlisted);
  expect(await names()).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Dana Reyes' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/host\/bookings\//),
  );
});

it('shows the counts and everybody, and finds them by name, e-mail and trip while one types', async () => {
  draw();
  expect(await names()).toEqual(['Dana Reyes', 'Eli Okoro', 'Cleo Tan']);
  expect(screen.getByText('Waitlisted').closest('div')).toHaveTextContent('Waitlisted3');
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'BALT');
  expect(await names()).toEqual(['Eli Okoro']);
  expect(screen.getByText(/^1 of 3 guests/)).toBeVisible();
  await userEvent.clear(box);
  await userEvent.type(box, 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Show everybody' }));
  expect(await names()).toHaveLength(3);
});

it('takes search, status and order from the address', async () => {
  draw('/host/dashboard?tab=guests&status=confirmed&sort=guest');
  expect(await names()).toEqual(['Cleo Tan', 'Dana Reyes']);
  expect(screen.getByRole('columnheader', { name: 'Guest' })).toHaveAttribute('aria-sort', 'ascending');
});

it("leads to a guest's booking and to a message for them", async () => {
  draw();
  expect(await screen.findByRole('link', { name: 'Edit Dana Reyes' })).toHaveAttribute(
    'href',
    '/host/bookings/booking-dana',
  );
  expect(screen.getByRole('link', { name: 'Message Dana Reyes' })).toHaveAttribute(
    'href',
    '/host/dashboard?tab=communications&to=dana',
  );
});

it('counts who is selected, also when a search hides them, and acts on them', async () => {
  draw();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Dana Reyes' }));
  await userEvent.type(screen.getByRole('searchbox'), 'cleo');
  expect(screen.getByText('1 guest selected, 1 of them not shown')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    '/host/dashboard?tab=communications&to=dana',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
  expect(screen.getByText('Reminding booking-dana')).toBeVisible();
});

it('keeps the chosen trip on the way to a message and to a new guest', async () => {
  draw('/host/dashboard?tab=guests&trip=1');
  expect(await screen.findByRole('link', { name: 'Message Dana Reyes' })).toHaveAttribute(
    'href',
    '/host/dashboard?tab=communications&trip=1&to=dana',
  );
  expect(screen.getByRole('link', { name: 'Add Guest' })).toHaveAttribute(
    'href',
    '/host/bookings/new?trip=1',
  );
});

it('tells who has no right to the money that there are amounts, and offers nothing that needs them', async () => {
  const held = { amountPaidCents: null, remainingCents: null };
  const guests = [
    aGuest('dana', 'Dana Reyes', held),
    aGuest('cleo', 'Cleo Tan', { ...held, paymentStatus: 'unpaid' }),
  ];
  draw('/host/dashboard?tab=guests&sort=payment', {
    'GET /api/host/guests': () => [200, { ...list, guests, total: 2 }],
  });
  expect(await names()).toEqual(['Cleo Tan', 'Dana Reyes']);
  expect(screen.getByText(/^Amounts are shown to hosts who have the right/)).toBeVisible();
  expect(screen.queryByText(/\$/)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Dana Reyes' }));
  expect(screen.queryByRole('button', { name: 'Remind' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(screen.getByRole('checkbox', { name: 'Payment' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Owed' })).toBeNull();
});

it('reminds those alone whose amounts the host may know, and says how many are left out', async () => {
  const guests = [
    aGuest('dana', 'Dana Reyes'),
    aGuest('eli', 'Eli Okoro', { tripId: 2, amountPaidCents: null, remainingCents: null }),
  ];
  draw('/host/dashboard?tab=guests', {
    'GET /api/host/guests': () => [200, { ...list, guests, total: 2 }],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Dana Reyes' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Eli Okoro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
  expect(
    screen.getByText(
      "Reminding booking-dana. 1 of the 2 you selected is left out: reminding needs the right to the trip's money.",
    ),
  ).toBeVisible();
});

it('says how many rows a file will have and of whom, and keeps everything when it cannot be made', async () => {
  const seen = draw('/host/dashboard?tab=guests&trip=1&q=reyes', {
    'POST /api/host/guests/export': () => [
      503,
      { statusCode: 503, code: 'server.not_ready', message: 'Later, please.' },
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Export guests' }));
  expect(dialog.getByText(/^1 row: with “reyes” in name/)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Phone' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Export 1 row' }));
  expect(await dialog.findByText('Later, please.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Retry' })).toBeEnabled();
  const sent = seen.find(({ route }) => route === 'POST /api/host/guests/export')?.body as {
    columns: string[];
  };
  expect(sent).toMatchObject({ q: 'reyes', trip: 1 });
  expect(sent.columns).not.toContain('phone');
});

it('offers "Message" only for guests of trips on which the host may send messages', async () => {
  const guests = [
    aGuest('dana', 'Dana Reyes'),
    aGuest('eli', 'Eli Okoro', { tripId: 2, tripTitle: 'Baltic' }),
  ];
  draw('/host/dashboard?tab=guests', {
    'GET /api/host/guests': () => [200, { ...list, guests, total: 2 }],
    'GET /api/host/me': () => [
      200,
      { trips: [aHostedTrip({ messages: false }), aHostedTrip({ tripId: 2, title: 'Baltic' })] },
    ],
  });
  expect(await screen.findByRole('link', { name: 'Message Eli Okoro' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Message Dana Reyes' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Edit Dana Reyes' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Dana Reyes' }));
  expect(screen.getByText('1 guest selected')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Message' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Eli Okoro' }));
  expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    '/host/dashboard?tab=communications&to=eli',
  );
});
