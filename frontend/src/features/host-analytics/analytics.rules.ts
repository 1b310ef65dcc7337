import { countryName } from '../../../../backend/contracts/countries';
import type { Ages, Analytics } from '../../api/host/hostAnalytics';
import type { TripName } from '../../api/host/hostMe';
import { formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/numbers';

/** One bar: what it stands for, how long it is, and what is written at its end. */
export interface Bar {
  name: string;
  value: number;
  text: string;
}

/** What a chart says in one sentence, and its bars. */
export interface Finding {
  title: string;
  bars: Bar[];
}

const CHANNELS: Record<string, string> = {
  checkout: 'Checkout',
  booking_form: 'Booking form',
  host: 'Added by a host',
};
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const weekdayName = (weekday: number) => WEEKDAYS[weekday - 1] ?? '';

/** "9 AM": an hour on the trip's clocks. */
export const hourName = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));
const sumOf = (bars: readonly { value: number }[]) => bars.reduce((sum, { value }) => sum + value, 0);
const withShare = (count: number, whole: number) => `${formatCount(count)} (${percentOf(count, whole)}%)`;

/** Counted things as bars with their share; the first is the most. */
function shares(counts: readonly { name: string; count: number }[]): Bar[] {
  const whole = counts.reduce((sum, { count }) => sum + count, 0);
  return counts.map(({ name, count }) => ({ name, value: count, text: withShare(count, whole) }));
}

/** The one that has more than all others; null where two share the first place: then there is no finding. */
function leader<T>(things: readonly T[], valueOf: (thing: T) => number): T | null {
  const [first, second] = things.toSorted((a, b) => valueOf(b) - valueOf(a));
  if (first === undefined) return null;
  return second !== undefined && valueOf(second) === valueOf(first) ? null : first;
}

const topShare = ([first, ...rest]: readonly Bar[]) =>
  first ? percentOf(first.value, first.value + sumOf(rest)) : 0;

export function channels({ channels: counts }: Analytics): Finding {
  const bars = shares(counts.map(({ name, count }) => ({ name: CHANNELS[name] ?? name, count })));
  const [first] = bars;
  return { title: first ? `${first.name} brings ${topShare(bars)}% of bookings` : '', bars };
}

/** What led people here. What was not recorded is said, and is no source; the smaller ones together are none that leads. */
export function origins({ origins: counts }: Analytics): Finding {
  const nameOf = ({ by, from }: Analytics['origins'][number]) =>
    ({
      campaign: `Campaign ${from}`,
      site: from ?? '',
      direct: 'Came directly',
      unrecorded: 'Not recorded',
      others: 'Other sources',
    })[by];
  const bars = shares(counts.map((origin) => ({ name: nameOf(origin), count: origin.count })));
  const known = counts.filter(({ by }) => by !== 'unrecorded');
  const best = known.find(({ by }) => by !== 'others');
  const whole = known.reduce((sum, { count }) => sum + count, 0);
  const title = best
    ? `${nameOf(best)}: ${percentOf(best.count, whole)}% of bookings with a known source`
    : 'No booking has a recorded source yet';
  return { title, bars };
}

export function peakTitle({ peaks }: Analytics): string {
  if (peaks.length === 0) return '';
  const best = leader(peaks, ({ count }) => count);
  if (!best) return 'No hour stands out yet';
  return `Most bookings come on ${weekdayName(best.weekday)}s around ${hourName(best.hour)}`;
}

export function addOns({ addOns: rows }: Analytics): Finding {
  const bars = rows.map(({ title, count, cents }) => ({
    name: title,
    value: count,
    text: cents === null ? formatCount(count) : `${formatCount(count)} · ${formatMoney(cents)}`,
  }));
  const first = leader(rows, ({ count }) => count);
  return { title: first ? `${first.title} is the most chosen extra` : 'No extra is chosen most yet', bars };
}

/** Of a group that holds everybody nothing is found. */
const ALL_AGES = 'All ages';

/** "25-34 years old", "under 18 years old", "65 or older" */
const ageWords = (name: string) =>
  name.endsWith(' and older') ? name.replace(' and ', ' or ') : `${name.toLowerCase()} years old`;

export function ages({ groups }: Ages): Finding {
  const bars = shares(groups);
  const most = leader(bars, ({ value }) => value);
  const found = most?.name === ALL_AGES ? null : most;
  return {
    title: found
      ? `The largest group, ${percentOf(found.value, sumOf(bars))}%, is ${ageWords(found.name)}`
      : 'No age stands out',
    bars,
  };
}

export function countriesOf({ countries: rows }: Analytics): Finding {
  const told = rows.filter(({ country }) => country !== null);
  const bars = shares(
    rows.map(({ country, count }) => ({
      name: country ? countryName(country) : 'Not told',
      count,
    })),
  );
  const first = leader(told, ({ count }) => count);
  const most = first?.country && told.length > 1 ? `, most from ${countryName(first.country)}` : '';
  const people = told.length === 1 ? 'one country' : `${told.length} countries`;
  return {
    title: told.length ? `Travellers come from ${people}${most}` : 'No traveller has told a country yet',
    bars,
  };
}

export function funnel({ funnel: { openDrafts, held, deposit, paid } }: Analytics): Finding {
  const steps = [
    { name: 'Began to book', value: held + openDrafts },
    { name: 'Held places', value: held },
    { name: 'Paid a deposit or more', value: deposit },
    { name: 'Paid in full', value: paid },
  ];
  const bars = steps.map(({ name, value }) => ({ name, value, text: withShare(value, held + openDrafts) }));
  return { title: `${percentOf(deposit, held)}% of bookings that held places were paid for`, bars };
}

export function revenueByTrip(
  { byTrip, otherTrips }: NonNullable<Analytics['revenue']>,
  tripName: TripName,
): Finding {
  const lines = byTrip.map(({ tripId, title, cents }) => ({ name: tripName(tripId, title), cents }));
  const [first] = lines;
  if (otherTrips) lines.push({ name: otherTripsWords(otherTrips.count), cents: otherTrips.cents });
  const bars = lines.map(({ name, cents }) => ({ name, value: cents, text: formatMoney(cents) }));
  const whole = sumOf(bars);
  const title =
    first && whole > 0
      ? `${first.name} earned ${percentOf(first.cents, whole)}% of the revenue`
      : 'No trip has earned anything yet';
  return { title, bars };
}

const otherTripsWords = (count: number) => (count === 1 ? '1 other trip' : `${count} other trips`);

export function breakdown({ breakdown: parts }: NonNullable<Analytics['revenue']>): Finding {
  const lines = [
    { name: 'Fares', value: parts.faresCents },
    // What guests settle on board is on no bill of ours.
    { name: 'Add-ons on our bills', value: parts.addOnsCents },
    { name: 'Travel insurance', value: parts.insuranceCents },
    { name: 'Taxes and fees', value: parts.taxCents },
    { name: 'Discounts', value: parts.discountsCents },
    { name: 'Refunds', value: parts.refundsCents },
  ];
  const bars = lines.map(({ name, value }) => ({ name, value, text: formatMoney(value) }));
  const gross = lines.reduce((sum, { value }) => sum + Math.max(value, 0), 0);
  return { title: `Fares are ${percentOf(parts.faresCents, gross)}% of what is booked`, bars };
}

/** The figures of how the trips do, each with what it consists of. */
export function performance({ performance: figures, funnel: steps, revenue }: Analytics) {
  const { seatsTaken, maxGuests, averageCabinCents, daysToPaid } = figures;
  return [
    {
      label: 'Occupancy',
      value: `${percentOf(seatsTaken, maxGuests)}%`,
      note: `${formatCount(seatsTaken)} of ${formatCount(maxGuests)} places`,
    },
    // Without the right to any trip's money there is no such figure.
    ...(revenue === null ? [] : [averageOf(averageCabinCents)]),
    {
      label: 'Conversion',
      value: `${percentOf(steps.deposit, steps.held)}%`,
      note: 'of held bookings were paid for',
    },
    {
      label: 'Booking to paid',
      value: daysToPaid === null ? '-' : timeToPaid(daysToPaid),
      note: 'half of them were quicker',
    },
  ];
}

function timeToPaid(days: number): string {
  if (days < 1) return 'Same day';
  const whole = Math.round(days);
  return whole === 1 ? '1 day' : `${whole} days`;
}

const averageOf = (cents: number | null) => ({
  label: 'Average price a cabin',
  value: cents === null ? '-' : formatMoney(Math.round(cents / 100) * 100),
  note: 'over bookings that stand',
});
