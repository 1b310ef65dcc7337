import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveFor } from '../../lib/browser/leave';
import { enter, fillInPerson, openBookingForm } from '../../testing/bookingForm';
import { aTrip } from '../../testing/bookings';
import type { Answer } from '../../testing/fakeServer';
import BookingFormPage from './BookingFormPage';

jest.mock('../../lib/browser/leave');

const NEW_GUEST = (): Answer => [201, { id: 'Abcdefghijklmnopqrstu1' }];
const JOIN = 'Join the waiting list';
const open = (opened: Parameters<typeof openBookingForm>[2]) =>
  openBookingForm(<BookingFormPage />, NEW_GUEST, opened);
const join = () => userEvent.click(screen.getByRole('button', { name: JOIN }));

beforeEach(() => sessionStorage.clear());

it('says that the trip is sold out before anything is typed, and is the form of the waiting list', async () => {
  const sent = await open({ trip: aTrip({ seatsLeft: 0 }), button: JOIN });
  expect(screen.getByRole('heading', { level: 1, name: JOIN })).toBeVisible();
  expect(screen.getByText(/^Every place on this trip is taken/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /when a place is offered, .* less$/ })).toBeChecked();
  await fillInPerson();
  await join();
  await waitFor(() => expect(sent()).toMatchObject([{ name: 'Quinn Sample', waitlist: true, tripId: 1 }]));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/template/payment/Abcdefghijklmnopqrstu1'), {
    timeout: 4000,
  });
});

it('is the form of the waiting list for a cabin of which none is left, and sells the others', async () => {
  const trip = aTrip();
  const cabins = trip.cabins.map((cabin, i) => ({ ...cabin, cabinsLeft: i === 2 ? 0 : null }));
  const sent = await open({ trip: { ...trip, cabins } });
  expect(screen.getByRole('heading', { level: 1, name: 'Book your place' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Balcony.*Sold out/ }));
  expect(screen.getByRole('heading', { level: 1, name: JOIN })).toBeVisible();
  expect(screen.getByText(/^Every cabin of this kind is taken/)).toBeVisible();
  await fillInPerson();
  await join();
  await waitFor(() => expect(sent()).toMatchObject([{ cabinType: 'balcony', waitlist: true }]));
});

it('takes two who share a cabin onto the waiting list, where there are no places for two', async () => {
  const address = '/template/register?occupancy=Double';
  const sent = await open({ address, trip: aTrip({ seatsLeft: 1 }), button: JOIN });
  expect(screen.getByText(/^Only one place is left on this trip/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Two, sharing a cabin' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'One, in a cabin of their own' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Book your place' })).toBeVisible();
  expect(screen.queryByLabelText('Name of the second traveller')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Two, sharing a cabin' }));
  expect(screen.getByRole('region', { name: 'Booking summary' })).toHaveTextContent(
    /Double occupancy, two travellers.*If a place is offered/,
  );
  await fillInPerson();
  await join();
  // In the summary, which leads there, beside the other name it would be anybody's.
  const way = await screen.findByRole('link', {
    name: 'Second traveller: Name must be at least 2 characters',
  });
  expect(way).toHaveAttribute('href', '#companion');
  expect(screen.getByLabelText('Name of the second traveller')).toHaveAccessibleDescription(
    'Name must be at least 2 characters',
  );
  expect(sent()).toHaveLength(0);
  await enter('Name of the second traveller', 'Casey Companion');
  await join();
  await waitFor(() =>
    expect(sent()).toMatchObject([{ companion: { name: 'Casey Companion' }, waitlist: true }]),
  );
});

it('asks nobody how many they are while there are places for two', async () => {
  await open({});
  expect(screen.queryByRole('radio', { name: 'Two, sharing a cabin' })).toBeNull();
});
