import type { EditTrip } from '../../api/host/hostTrips';
import { aHostTrip } from '../../testing/hostTrips';
import { centsOf, freshValues, toBody, toValues } from './tripForm.rules';

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

it.each(['', 'free', '-5', '1.234'])('takes %j for no amount', (text) => {
  expect(centsOf(text)).toBeNaN();
});

it('counts no cabins where no number is typed', () => {
  const values = toValues(trip);
  const cabins = values.cabins.map((cabin) => ({ ...cabin, stock: ' ' }));
  expect(toBody({ ...values, cabins }).cabins.map(({ stock }) => stock)).toEqual([null, null, null]);
  const wrong = values.cabins.map((cabin) => ({ ...cabin, stock: 'many' }));
  expect(toBody({ ...values, cabins: wrong }).cabins[0]?.stock).toBeNaN();
});

it('takes the price for the price before where none is told', () => {
  const [inside] = toValues(trip).cabins;
  const body = toBody({ ...toValues(trip), cabins: [{ ...inside, doubleWasCents: '' } as never] });
  expect(body.cabins[0]?.doubleWasCents).toBe(body.cabins[0]?.doubleCents);
});

it('begins a new trip with the cabins of a known one and with none of its words', () => {
  const fresh = freshValues(trip);
  expect(fresh.cabins).toEqual(toValues(trip).cabins);
  expect([fresh.title, fresh.startDate, fresh.description]).toEqual(['', '', '']);
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
