import { screen, within } from '@testing-library/react';
import { NO_SHIP_GROUP } from '../../../../backend/contracts/ship-group';
import type { ShipMoney } from '../../api/host/hostPayments';
import type { HostTripDetail } from '../../api/host/hostTrips';
import { fakeServer } from '../../testing/fakeServer';
import { aHostTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { ShipPanel } from './ShipPanel';

const FINAL = { kind: 'final_payment', words: '', onDate: '2026-03-20', amountCents: 150_000 } as const;
const aTrip = (changes: Partial<HostTripDetail> = {}): HostTripDetail => ({
  ...aHostTrip(),
  id: 1,
  version: 3,
  shipGroupVersion: 1,
  isOnSale: true,
  isCalledOff: false,
  isOwner: true,
  seatsTaken: 9,
  cabinsTaken: { inside: 7, oceanview: 5, balcony: 2 },
  promoUses: [],
  hasBookings: true,
  departsAt: '2026-05-02T00:30:00.000Z',
  atStake: { buyers: 2, paidCents: 80_800, owedCents: 63_700 },
  shipGroup: {
    groupNumber: 'GRP-4711',
    held: { inside: 10, oceanview: 5, balcony: null },
    deadlines: [FINAL],
  },
  ...changes,
});
const MONEY: ShipMoney = {
  paidCents: 102_100,
  dues: [
    {
      ...FINAL,
      kind: 'deposit',
      onDate: '2026-02-01',
      amountCents: 50_000,
      neededCents: 50_000,
      comesCents: 0,
      overdueCents: 0,
      missingCents: 0,
      isOver: false,
    },
    {
      ...FINAL,
      neededCents: 200_000,
      comesCents: 42_500,
      overdueCents: 0,
      missingCents: 55_400,
      isOver: false,
    },
  ],
  finalOn: '2026-03-20',
  lateParts: [{ kind: 'final', daysBefore: 30, dueOn: '2026-04-01' }],
};
const open = (trip: HostTripDetail, money: ShipMoney = MONEY) => {
  const seen = fakeServer({ 'GET /api/host/trips/1/ship-money': () => [200, money] });
  renderPage(<ShipPanel trip={trip} />, '/host/trips/1');
  return seen;
};

it('sets what is held beside what is taken, and what is due beside what comes, and says what is late', async () => {
  open(aTrip());
  expect(screen.getByText('Group number: GRP-4711')).toBeVisible();
  expect(screen.getByText('Cabin 1').nextSibling).toHaveTextContent(
    'held 10, taken 7, 3 to sell or give back',
  );
  expect(screen.getByText('Cabin 2').nextSibling).toHaveTextContent('held 5, taken 5, none left');
  expect(screen.queryByText('Cabin 3')).toBeNull();
  const [deposit, final] = await screen.findAllByRole('listitem');
  expect(within(deposit!).getByText('Enough')).toBeVisible();
  expect(within(deposit!).queryByText('Missing')).toBeNull();
  expect(within(final!).getByText('Not enough')).toBeVisible();
  expect(within(final!).getByText('With all due until then').nextSibling).toHaveTextContent('$2,000');
  expect(within(final!).getByText('Missing').nextSibling).toHaveTextContent('$554');
  expect(
    screen.getByText(
      'The last part of your plan is due 30 days before departure, April 1, 2026; the ship wants everything by March 20, 2026.',
    ),
  ).toBeVisible();
});

it('says that more is taken than is held, and that no amount is known', async () => {
  const shipGroup = { ...aTrip().shipGroup, held: { inside: 6, oceanview: null, balcony: null } };
  open(aTrip({ shipGroup }), { ...MONEY, dues: [], finalOn: null, lateParts: [] });
  expect(screen.getByText('Cabin 1').nextSibling).toHaveTextContent('held 6, taken 7, 1 more than are held');
  expect(await screen.findByText('No amount is written down for a day from today on.')).toBeVisible();
});

it('says what is enough only with what is overdue, and keeps a day that is over', async () => {
  const [deposit, final] = MONEY.dues;
  const over = { ...deposit!, neededCents: 110_000, missingCents: 7_900, isOver: true };
  const comes = { ...final!, neededCents: 140_000, overdueCents: 10_000, missingCents: 0 };
  open(aTrip(), { ...MONEY, dues: [over, comes] });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText(/is over$/)).toBeVisible();
  expect(within(first!).getByText('Not enough')).toBeVisible();
  expect(within(first!).queryByText('Plans bring until then')).toBeNull();
  expect(within(second!).getByText('Only if what is overdue comes')).toBeVisible();
  expect(within(second!).getByText('Of that overdue').nextSibling).toHaveTextContent('$100');
});

it('asks for no amounts for who has no right to them', () => {
  const seen = open(aTrip({ atStake: null }));
  expect(
    screen.getByText("Amounts are shown to hosts who have the right to the trip's money."),
  ).toBeVisible();
  expect(seen).toEqual([]);
});

it('is not there where nothing is agreed', () => {
  open(aTrip({ shipGroup: NO_SHIP_GROUP }));
  expect(screen.queryByRole('region')).toBeNull();
});
