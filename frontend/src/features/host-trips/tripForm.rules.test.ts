import type { EditTrip } from '../../api/host/hostTrips';
import { aHostTrip } from '../../testing/hostTrips';
import { centsOf } from './cabinValues';
import { EMPTY_EXTRA, freshValues, toBody, toValues, type TripValues } from './tripForm.rules';

const trip: EditTrip = aHostTrip();

it('comes back from the form as it went in', () => {
  expect(toBody(toValues(trip))).toEqual(trip);
});

it.each([
  ['650', 65_000],
  ['$1,250.50', 125_050],
  ['19.99', 1_999],
])('reads %s as cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

const sent = (values: TripValues) => JSON.parse(JSON.stringify(toBody(values))) as EditTrip;
const withStock = (stock: string) => {
  const values = toValues(trip);
  return { ...values, cabins: values.cabins.map((cabin) => ({ ...cabin, stock })) };
};

it.each(['', 'free', '-5', '1.234'])('sends %j as an amount that is refused', (typed) => {
  const values = { ...toValues(trip), maxGuests: typed };
  const [inside] = values.cabins;
  const cabins = [{ ...inside, doubleCents: typed, doubleWasCents: '' } as never];
  const addOns = [{ ...EMPTY_EXTRA, priceCents: typed, places: typed }];
  expect(sent({ ...values, cabins, addOns })).toMatchObject({
    maxGuests: -1,
    addOns: [{ priceCents: -1, places: typed ? -1 : null }],
    cabins: [{ doubleCents: -1, doubleWasCents: -1 }],
  });
});

it('refuses nothing of what stands in the hidden fields of a cabin that is not sold', () => {
  const values = toValues(trip);
  const hidden = { isSold: false, popular: true, doubleCents: 'free', doubleWasCents: '', stock: 'many' };
  const [inside] = sent({
    ...values,
    cabins: values.cabins.map((cabin) => ({ ...cabin, ...hidden })),
  }).cabins;
  expect(inside).toMatchObject({
    isSold: false,
    popular: false,
    doubleCents: 0,
    doubleWasCents: 0,
    stock: null,
    singleCents: 90_050,
  });
  expect(toValues({ ...trip, cabins: [inside!] }).cabins[0]).toMatchObject({ doubleCents: '', stock: '' });
});

it('counts no cabins where no number is typed', () => {
  expect(sent(withStock(' ')).cabins.map(({ stock }) => stock)).toEqual([null, null, null]);
});

it.each(['4O', 'many', '1.5', '1,00', '-3'])('never sends %j as "not counted"', (typed) => {
  expect(sent(withStock(typed)).cabins[0]?.stock).toBe(-1);
});

it.each([
  ['40', 40],
  ['1,000', 1_000],
])('reads %j cabins', (typed, stock) => expect(sent(withStock(typed)).cabins[0]?.stock).toBe(stock));

it('takes the price for the price before where none is told', () => {
  const [inside] = toValues(trip).cabins;
  const body = toBody({ ...toValues(trip), cabins: [{ ...inside, doubleWasCents: '' } as never] });
  expect(body.cabins[0]?.doubleWasCents).toBe(body.cabins[0]?.doubleCents);
});

it('keeps a price before that was left empty empty, so that a new price is no saving and no rise is refused', () => {
  const values = toValues(trip);
  expect(values.cabins[0]).toMatchObject({ doubleWasCents: '800', singleWasCents: '' });
  const cabins = values.cabins.map((cabin) => ({ ...cabin, singleCents: '850' }));
  expect(toBody({ ...values, cabins }).cabins[0]).toMatchObject({
    singleCents: 85_000,
    singleWasCents: 85_000,
  });
});

it('sells no insurance where none is typed, as a first trip begins, and refuses what is no amount', () => {
  const typed = (insuranceCents: string) => sent({ ...toValues(trip), insuranceCents }).insuranceCents;
  expect([
    freshValues(undefined).insuranceCents,
    toValues({ ...trip, insuranceCents: 0 }).insuranceCents,
  ]).toEqual(['', '']);
  expect([typed(' '), typed('0'), typed('160'), typed('l60')]).toEqual([0, 0, 16_000, -1]);
});

it('begins a new trip with the cabins of a known one, and with none of its words, extras and codes', () => {
  const fresh = freshValues(trip);
  expect(fresh.cabins).toEqual(toValues(trip).cabins);
  expect([fresh.addOns, fresh.promoCodes]).toEqual([[], []]);
  expect([fresh.title, fresh.startDate, fresh.description]).toEqual(['', '', '']);
});

it('begins a new trip in the zone of a known one, a first trip in that of who plans it', () => {
  const known = aHostTrip({ timeZone: 'Pacific/Honolulu' });
  expect(freshValues(known, 'Europe/Lisbon').timeZone).toBe('Pacific/Honolulu');
  expect(freshValues(undefined, 'Europe/Lisbon').timeZone).toBe('Europe/Lisbon');
  expect(freshValues(undefined, undefined).timeZone).toBe('America/Los_Angeles');
});

it('begins a new trip with the plan of a known one, unless its days were fixed', () => {
  const laterParts = [{ percent: 80, daysBefore: 14, dueOn: null }];
  const counted = aHostTrip({ depositPercent: 20, laterParts });
  expect(freshValues(counted).depositPercent).toBe('20');
  const fixed = aHostTrip({
    depositPercent: 20,
    laterParts: [{ percent: 80, daysBefore: null, dueOn: '2026-04-01' }],
  });
  expect(freshValues(fixed).laterParts.map(({ daysBefore }) => daysBefore)).toEqual(['60', '30']);
});
