import type { Ages, Analytics } from '../../api/host/hostAnalytics';
import { useTripName } from '../../api/host/hostMe';
import {
  addOns,
  ages as agesOf,
  type Bar,
  breakdown,
  channels,
  countriesOf,
  type Finding,
  funnel,
  hourName,
  origins,
  peakTitle,
  revenueByTrip,
  weekdayName,
} from './analytics.rules';
import { Skeleton } from '../../ui/Skeleton';
import { Bars } from './Bars';
import { ChartCard } from './ChartCard';
import { PeakGrid } from './PeakGrid';

interface BarChartProps {
  finding: Finding;
  about: string;
  /** What a bar is and what its value counts: the table's headings. */
  headings: [string, string];
  empty: string;
}

/** More are in the table. */
const MOST_BARS = 7;

const rowsOf = (bars: readonly Bar[]) => bars.map(({ name, text }) => [name, text]);
const hasNothing = (bars: readonly Bar[]) => bars.every(({ value }) => value === 0);

/** A chart of bars, and what stands in its place when there are none. */
function BarChart({ finding: { title, bars }, about, headings, empty }: BarChartProps) {
  return (
    <ChartCard
      finding={title}
      about={about}
      empty={hasNothing(bars) ? empty : null}
      table={{ headings, rows: rowsOf(bars) }}
    >
      <Bars bars={bars.slice(0, MOST_BARS)} label={about} />
    </ChartCard>
  );
}

/** How bookings come about, and what is added to them: with the revenue's two a row of three is full before the wide one. */
export function BookingCharts({ figures }: { figures: Analytics }) {
  const { peaks } = figures;
  return (
    <>
      <BarChart
        finding={funnel(figures)}
        about="Signup funnel: bookings that guests made, and checkouts open now"
        headings={['Step', 'Bookings']}
        empty="Nobody has begun to book yet."
      />
      <BarChart
        finding={channels(figures)}
        about="Booking sources: where bookings were made"
        headings={['Source', 'Bookings']}
        empty="No bookings yet."
      />
      <BarChart
        finding={origins(figures)}
        about="What led people here: campaign or linking site"
        headings={['Came from', 'Bookings']}
        empty="No bookings yet."
      />
      <BarChart
        finding={addOns(figures)}
        about="Popular add-ons, on bookings that stand"
        headings={['Add-on', figures.revenue ? 'Chosen, worth' : 'Chosen']}
        empty="Nobody has added anything yet. Extras are added on a booking's page."
      />
      <ChartCard
        isWide
        finding={peakTitle(figures)}
        about="Peak booking times, on the trip's clocks"
        empty={peaks.length === 0 ? 'No bookings yet.' : null}
        table={{
          headings: ['Time', 'Bookings'],
          rows: peaks.map(({ weekday, hour, count }) => [
            `${weekdayName(weekday)} ${hourName(hour)}`,
            String(count),
          ]),
        }}
      >
        <PeakGrid peaks={peaks} />
      </ChartCard>
    </>
  );
}

function AgesChart({ ages }: { ages: Ages }) {
  const haveNot = ages.unknown === 1 ? '1 has' : `${ages.unknown} have`;
  const unknown = ages.unknown === 0 ? '' : `; ${haveNot} not told their birth date`;
  return (
    <BarChart
      finding={agesOf(ages)}
      about={`Age on the day of sailing${unknown}. Groups under 3 are merged`}
      headings={['Age', 'Travellers']}
      empty="Too few birth dates are known to show any group."
    />
  );
}

/** Who travels; how old they are is null where it is not told, as not to everybody. */
export function PeopleCharts({ figures, ages }: { figures: Analytics; ages: Ages | null | undefined }) {
  return (
    <>
      {ages === undefined && <Skeleton height="22rem" />}
      {ages && <AgesChart ages={ages} />}
      <BarChart
        finding={countriesOf(figures)}
        about="Countries of travellers who keep their places"
        headings={['Country', 'Travellers']}
        empty="No travellers yet."
      />
    </>
  );
}

export function RevenueCharts({ revenue }: { revenue: NonNullable<Analytics['revenue']> }) {
  const tripName = useTripName();
  return (
    <>
      <BarChart
        finding={revenueByTrip(revenue, tripName)}
        about="Revenue by trip: received, less refunds"
        headings={['Trip', 'Revenue']}
        empty="Nothing was paid yet."
      />
      <BarChart
        finding={breakdown(revenue)}
        about="What bookings are made of, and what went back"
        headings={['Part', 'Amount']}
        empty="Nothing was booked yet."
      />
    </>
  );
}
