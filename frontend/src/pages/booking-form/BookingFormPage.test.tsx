import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY } from '../../features/registration/registration';
import { keepRegistration } from '../../features/registration/registrationDraft';
import { leaveFor } from '../../lib/browser/leave';
import { enter, fillInPerson, openBookingForm } from '../../testing/bookingForm';
import { aTrip } from '../../testing/bookings';
import type { Answer } from '../../testing/fakeServer';
import { isOff } from '../../testing/isOff';
import BookingFormPage from './BookingFormPage';

jest.mock('../../lib/browser/leave');

const ADDRESS = '/template/register';
const field = (label: string) => screen.getByLabelText(label, { exact: false });
const button = () => screen.getByRole('button', { name: 'Continue to Payment' });
const refused = (status: number, code: string, message: string, fields = {}): Answer => [
  status,
  { statusCode: status, code, message, fields },
];

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = (register: () => Answer | Promise<Answer>, address = ADDRESS, trip = aTrip()) =>
  openBookingForm(<BookingFormPage />, register, { address, trip });

it('says who may come along before anything is paid', async () => {
  await open(() => [201, { id: 'Abcdefghijklmnopqrstu1' }]);
  expect(screen.getByText('Who travels is 18 or older on the day of sailing.')).toBeVisible();
});

it('is read by the hosts of a trip that is not open yet, and sent by nobody', async () => {
  const sent = await open(() => [201, { id: 'Abcdefghijklmnopqrstu1' }], ADDRESS, aTrip({ isPreview: true }));
  expect(isOff(button())).toBe(true);
  expect(button()).toHaveAccessibleDescription('Booking begins when the trip is opened.');
  await fillInPerson();
  await userEvent.click(button());
  expect(sent()).toEqual([]);
});

it('registers with the figures it shows, says so, and goes on to the payment page of the new guest', async () => {
  const sent = await open(() => [201, { id: 'Abcdefghijklmnopqrstu1' }]);
  await fillInPerson();
  await enter('Phone Number', '+1 555 0100');
  await userEvent.click(button());

  expect(await screen.findByText('Registration Successful')).toBeVisible();
  expect(screen.getByText('Redirecting to payment...')).toBeVisible();
  expect(isOff(screen.getByRole('button', { name: 'Processing...' }))).toBe(true);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/template/payment/Abcdefghijklmnopqrstu1'), {
    timeout: 4000,
  });
  expect(sent()).toEqual([
    {
      name: 'Quinn Sample',
      email: 'quinn@example.com',
      phone: '+1 555 0100',
      cabinType: 'inside',
      paymentType: 'full',
      travelInsurance: false,
      totalAmount: 850,
      depositAmount: 808,
      remainingAmount: 0,
      tripId: 1,
      tripVersion: 1,
    },
  ]);
});

it('starts with full payment, without insurance, and with the cabin of the address', async () => {
  await open(() => [201, {}], `${ADDRESS}?cabin=Balcony`);
  expect(screen.getByRole('radio', { name: /Balcony/ })).toBeChecked();
  expect(screen.getByRole('region', { name: 'Booking summary' })).toHaveTextContent('Balcony');
  expect(screen.getByRole('radio', { name: /Pay in full and save 5%/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Travel Insurance/ })).not.toBeChecked();
});

it('offers no insurance on a trip that sells none, and sends none that was ticked on another', async () => {
  keepRegistration({ ...EMPTY, name: 'Quinn Sample', email: 'quinn@example.com', travelInsurance: true });
  const sent = await open(() => [201, {}], ADDRESS, aTrip({ insuranceCents: 0 }));
  expect(screen.queryByRole('checkbox', { name: /Travel Insurance/ })).toBeNull();
  await userEvent.click(button());
  await waitFor(() => expect(sent()).toMatchObject([{ travelInsurance: false }]));
});

it('finds what is wrong in the words of the specification, leads there, and forgives on edit', async () => {
  const sent = await open(() => [201, {}]);
  await userEvent.type(field('Full Name'), 'Q');
  await userEvent.click(button());

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name must be at least 2 characters', 'Invalid email address']);
  expect(field('Full Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
  expect(field('Email Address')).toBeInvalid();
  expect(field('Email Address')).toHaveAccessibleDescription(/Invalid email address/);
  expect(sent()).toEqual([]);

  await userEvent.type(field('Full Name'), 'uinn');
  expect(field('Full Name')).toBeValid();
});

it('says what failed in a toast and in a sentence that helps', async () => {
  const message = 'Sorry, there are not enough places left for this booking.';
  await open(() => refused(409, 'trip.sold_out', message));
  await fillInPerson();
  await userEvent.click(button());

  expect(await screen.findByText('Registration Failed')).toBeVisible();
  expect(screen.getByText('Failed to register guest')).toBeVisible();
  expect(screen.getByText(new RegExp(message))).toHaveTextContent('everything you entered is still here');
  expect(field('Full Name')).toHaveValue('Quinn Sample');
  expect(isOff(button())).toBe(false);
});

it.each(['quote.price_changed', 'trip.changed_since', 'trip.not_on_sale'])(
  'sends the trip as it is now after a refusal of what it was: %s',
  async (code) => {
    const trip = aTrip();
    const [cabin] = trip.cabins;
    const sent = await open(
      () => {
        if (trip.version === 2) return [201, { id: 'Abcdefghijklmnopqrstu1' }];
        trip.version = 2;
        cabin!.name = 'Cabin on deck 4';
        return refused(409, code, 'Please look at it again.');
      },
      ADDRESS,
      trip,
    );
    await fillInPerson();
    await userEvent.click(button());
    expect(await screen.findByText(/Please look at it again\./)).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Cabin on deck 4/ })).toBeChecked();
    await userEvent.click(button());
    expect(await screen.findByText('Registration Successful')).toBeVisible();
    expect(sent()).toMatchObject([{ tripVersion: 1 }, { tripVersion: 2 }]);
  },
);

it('puts the refusal of the server at its field', async () => {
  const fields = { email: 'Invalid email address' };
  await open(() => refused(422, 'request.invalid', 'Some values need another look.', fields));
  await fillInPerson();
  await userEvent.click(button());
  await waitFor(() => expect(field('Email Address')).toBeInvalid());
  expect(screen.getByRole('link', { name: 'Invalid email address' })).toBeVisible();
});

it('asks to try again when no answer comes, and sends the same key then', async () => {
  const keys: (string | null)[] = [];
  await open(() => Promise.reject(new TypeError('Failed to fetch')));
  const fetched = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (input instanceof Request && input.url.endsWith('/api/guests')) {
      keys.push(input.headers.get('idempotency-key'));
    }
    return fetched(input, init);
  };
  await fillInPerson();
  await userEvent.click(button());
  expect(await screen.findByText(/We could not reach the server\..*Nothing was charged/)).toBeVisible();
  await userEvent.click(button());
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('keeps what was typed in this tab, and forgets it on request', async () => {
  await open(() => [201, {}]);
  await fillInPerson();
  expect(sessionStorage.getItem('gangway-registration')).toContain('Quinn Sample');
  await userEvent.click(screen.getByRole('button', { name: 'Clear my details' }));
  expect(field('Full Name')).toHaveValue('');
  expect(sessionStorage.getItem('gangway-registration')).toBeNull();
});

describe('on a trip without inside cabins', () => {
  const trip = aTrip({ cabins: aTrip().cabins.slice(1) });
  const note = () => screen.queryByText('This trip has no Inside Cabin.');

  it('the cheapest other one is chosen, and sent', async () => {
    const sent = await open(() => [201, { id: 'Abcdefghijklmnopqrstu1' }], ADDRESS, trip);
    expect(screen.getByRole('radio', { name: /Ocean View/ })).toBeChecked();
    expect(note()).toBeNull();
    await fillInPerson();
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ cabinType: 'oceanview' })]));
  });

  it('who comes by an address that names one hears so, until they choose', async () => {
    await open(() => [201], `${ADDRESS}?cabin=Inside%20Cabin`, trip);
    expect(note()).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Balcony/ }));
    expect(note()).toBeNull();
  });
});

it.each([
  [12, /\$650 a person, before taxes and fees$/],
  [0, /\$650 a person$/],
])('promises two no price that holds all, and tells %i%% at each cabin', async (taxPercent, words) => {
  await open(() => [201], `${ADDRESS}?occupancy=Double`, aTrip({ taxPercent }));
  expect(screen.queryByText(/holds everything/)).toBeNull();
  expect(
    screen.getByText(/^For two travellers who share a cabin\. One page, and then the payment/),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Inside Cabin/ })).toHaveAccessibleName(words);
});
