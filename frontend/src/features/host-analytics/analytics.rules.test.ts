import type { Ages, Analytics } from '../../api/host/hostAnalytics';
import {
  addOns,
  ages,
  channels,
  countriesOf,
  funnel,
  origins,
  peakTitle,
  performance,
  revenueByTrip,
} from './analytics.rules';

const figures = (changes: Partial<Analytics>) => changes as Analytics;
const anExtra = (title: string, count: number) => ({ kind: 'drinks' as const, title, count, cents: 9_900 });

it('says at which hour most bookings come, and that none stands out where several share it', () => {
  const one = { weekday: 1, hour: 11, count: 3 };
  expect(peakTitle(figures({ peaks: [{ weekday: 5, hour: 8, count: 1 }, one] }))).toBe(
    'Most bookings come on Mondays around 11 AM',
  );
  expect(peakTitle(figures({ peaks: [one, { weekday: 5, hour: 8, count: 3 }] }))).toBe(
    'No hour stands out yet',
  );
});

it('names the extra that is chosen most, only where one is', () => {
  expect(addOns(figures({ addOns: [anExtra('Drinks', 2), anExtra('Internet', 1)] })).title).toBe(
    'Drinks is the most chosen extra',
  );
  expect(addOns(figures({ addOns: [anExtra('Drinks', 1), anExtra('Internet', 1)] })).title).toBe(
    'No extra is chosen most yet',
  );
});

it('names the country of most and the largest age, only where there is one', () => {
  const from = (us: number, mx: number) =>
    figures({
      countries: [
        { country: 'US', count: us },
        { country: 'MX', count: mx },
        { country: null, count: 9 },
      ],
    });
  expect(countriesOf(from(3, 2)).title).toBe('Travellers come from 2 countries, most from United States');
  expect(countriesOf(from(2, 2)).title).toBe('Travellers come from 2 countries');
  expect(countriesOf(figures({ countries: [{ country: 'US', count: 1 }] })).title).toBe(
    'Travellers come from one country',
  );
  const groups = (young: number, old: number): Ages => ({
    groups: [
      { name: '25-34', count: young },
      { name: '35-44', count: old },
    ],
    unknown: 0,
  });
  expect(ages(groups(9, 3)).title).toBe('The largest group, 75%, is 25-34 years old');
  expect(ages(groups(3, 3)).title).toBe('No age stands out');
  const one = (name: string) => ages({ groups: [{ name, count: 4 }], unknown: 0 }).title;
  expect(one('65 and older')).toBe('The largest group, 100%, is 65 or older');
  expect(one('Under 18')).toBe('The largest group, 100%, is under 18 years old');
  expect(one('All ages')).toBe('No age stands out');
});

it('counts shares of the whole', () => {
  const { bars } = channels(
    figures({
      channels: [
        { name: 'checkout', count: 3 },
        { name: 'host', count: 1 },
      ],
    }),
  );
  expect(bars).toEqual([
    { name: 'Checkout', value: 3, text: '3 (75%)' },
    { name: 'Added by a host', value: 1, text: '1 (25%)' },
  ]);
  expect(funnel(figures({ funnel: { openDrafts: 1, held: 3, deposit: 2, paid: 1 } })).title).toBe(
    '67% of bookings that held places were paid for',
  );
});

it('reckons the share of the first source of all bookings whose source is known', () => {
  const found = origins(
    figures({
      origins: [
        { by: 'campaign', from: 'spring', count: 40 },
        { by: 'unrecorded', from: null, count: 100 },
        { by: 'others', from: null, count: 60 },
      ],
    }),
  );
  expect(found.title).toBe('Campaign spring: 40% of bookings with a known source');
  expect(found.bars.map(({ name, text }) => `${name} ${text}`)).toEqual([
    'Campaign spring 40 (20%)',
    'Not recorded 100 (50%)',
    'Other sources 60 (30%)',
  ]);
});

it('reckons the share of the trip that earned most of the revenue of all trips', () => {
  const revenue = {
    byTrip: [{ tripId: 1, title: 'Baltic', cents: 25_000 }],
    otherTrips: { count: 3, cents: 75_000 },
  } as NonNullable<Analytics['revenue']>;
  const { title, bars } = revenueByTrip(revenue, (_, name) => name);
  expect(title).toBe('Baltic earned 25% of the revenue');
  expect(bars.map(({ name, text }) => `${name} ${text}`)).toEqual(['Baltic $250', '3 other trips $750']);
});

it.each([
  [null, '-'],
  [0.4, 'Same day'],
  [1.3, '1 day'],
  [1.6, '2 days'],
])('says %j days from booking to paid as "%s"', (daysToPaid, words) => {
  const told = performance(
    figures({
      performance: { seatsTaken: 2, maxGuests: 10, averageCabinCents: null, daysToPaid },
      funnel: { openDrafts: 0, held: 0, deposit: 0, paid: 0 },
      revenue: null,
    }),
  );
  expect(told.find(({ label }) => label === 'Booking to paid')?.value).toBe(words);
});
