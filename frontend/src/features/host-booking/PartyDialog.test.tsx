import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CabinChange, HostBooking } from '../../api/host/hostBooking';
import { aQuote } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { signedIn } from '../../testing/guestArea';
import { aHostBooking } from '../../testing/hostBooking';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { PartyDialog } from './PartyDialog';
import { TravellersPanel } from './TravellersPanel';

const forTwo = aHostBooking({ addOns: [] });
const alone = aHostBooking({ addOns: [], partySize: 1, travellers: forTwo.travellers.slice(0, 1) });
const QUOTE = `POST /api/host/bookings/${forTwo.id}/party/quote`;
const CHANGE = `PUT /api/host/bookings/${forTwo.id}/party`;
const aChange = (changes: Partial<CabinChange>): CabinChange => ({
  cabinName: 'Balcony',
  quote: aQuote({ payableCents: 138_300 }),
  payableBeforeCents: 191_500,
  differenceCents: -53_200,
  addOnsCents: 0,
  owedCents: 0,
  overpaidCents: 0,
  dueOn: null,
  ...changes,
});

function open(booking: HostBooking, change: Partial<CabinChange>, answer: Answer = [204]) {
  const seen = fakeServer({
    'GET /api/auth/me': () => signedIn({ role: 'host' }),
    'GET /api/host/me': () => [200, { trips: [aHostedTrip()], mayApproveHosts: true }],
    [QUOTE]: () => [200, aChange(change)],
    [CHANGE]: () => answer,
  });
  renderPage(<TravellersPanel booking={booking} />, '/');
  return (route: string) => seen.find((request) => request.route === route)?.body;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const give = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

it('takes the companion off, with what was paid too much as the host chooses', async () => {
  const sent = open(forTwo, { overpaidCents: 53_200 });
  await press('Take Daniel Okafor off');
  expect(screen.getByText(/Their details, waiver and documents are deleted/)).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: 'Keep it as a credit on this booking' }));
  await give('Reason', 'They cannot come');
  await press('Take Daniel Okafor off, keep $532 as a credit');
  expect(sent(QUOTE)).toEqual({ travellers: 1 });
  expect(sent(CHANGE)).toEqual({
    travellers: 1,
    version: 3,
    differenceCents: -53_200,
    overpaid: 'credit',
    refundCents: 0,
    reason: 'They cannot come',
  });
});

const kayak = {
  id: 4,
  kind: 'excursion',
  title: 'Sea kayaking',
  travellers: 2,
  priceCents: 19_800,
  settledOnBoard: false,
  addedAt: '2025-06-02T17:00:00Z',
} as const;

it('says what who leaves takes along of the extras', async () => {
  open({ ...forTwo, addOns: [kayak] }, { differenceCents: -63_100, addOnsCents: -9_900 });
  await press('Take Daniel Okafor off');
  expect(await screen.findByText('Extras for one, less')).toBeVisible();
  expect(screen.getByText('$99')).toBeVisible();
  expect(screen.getByText(/^Extras are for one then\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take Daniel Okafor off for $631 less' })).toBeVisible();
  expect(screen.queryByText(/extras stay as they are/)).toBeNull();
});

it('says that who joins has no extras yet', async () => {
  open({ ...alone, addOns: [{ ...kayak, travellers: 1 }] }, { differenceCents: 53_200 });
  await press('Add a companion');
  expect(screen.getByText(/^Extras stay for one\./)).toBeVisible();
});

it('adds a companion at what two pay', async () => {
  const sent = open(alone, { differenceCents: 53_200 });
  await press('Add a companion');
  await give('Companion’s name', ' Robin Okafor ');
  await give('Reason', 'A friend joins');
  await press('Add them for $532 more');
  expect(sent(QUOTE)).toEqual({ travellers: 2 });
  expect(sent(CHANGE)).toEqual({
    travellers: 2,
    version: 3,
    differenceCents: 53_200,
    refundCents: 0,
    reason: 'A friend joins',
    companion: { name: 'Robin Okafor' },
  });
});

it('says at the field what is wrong with it, and keeps what was typed', async () => {
  const fields = { 'companion.name': 'Enter a first and a last name' };
  const refusal = { statusCode: 422, code: 'request.invalid', message: 'Please check the fields.', fields };
  open(alone, { differenceCents: 53_200 }, [422, refusal]);
  await press('Add a companion');
  await userEvent.type(screen.getByRole('textbox', { name: /^Companion’s email/ }), 'robin@example.com');
  await give('Reason', 'A friend joins');
  await press('Add them for $532 more');
  expect(await screen.findByText('Enter a first and a last name')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Companion’s email/ })).toHaveValue('robin@example.com');
});

it('asks for the same again after an answer that was lost, whoever travels by then', async () => {
  const answers: Answer[] = [[502], [204]];
  const seen = fakeServer({ [QUOTE]: () => [200, aChange({})], [CHANGE]: () => answers.shift() ?? [404] });
  const ById = () => {
    const [booking, setBooking] = useState(forTwo);
    return (
      <>
        <button onClick={() => setBooking({ ...alone, version: 4 })}>Read anew</button>
        <PartyDialog booking={booking} onClose={() => undefined} />
      </>
    );
  };
  renderPage(<ById />, '/');
  await give('Reason', 'They cannot come');
  await press('Take Daniel Okafor off for $532 less');
  await screen.findByRole('alert');
  await userEvent.click(screen.getByText('Read anew'));
  await press('Take Daniel Okafor off for $532 less');
  await waitFor(() => expect(answers).toHaveLength(0));
  const [first, second] = seen.filter(({ route }) => route === CHANGE);
  expect(second).toEqual(first);
});

it.each([
  ['confirmed', 1],
  ['cancelled', 0],
] as const)('of a booking that is %s is offered by %d button', async (status, buttons) => {
  open(aHostBooking({ status }), {});
  expect(await screen.findByRole('heading', { name: 'Daniel Okafor' })).toBeVisible();
  // Who may is read, too.
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(2));
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Take/ })).toHaveLength(buttons));
});
