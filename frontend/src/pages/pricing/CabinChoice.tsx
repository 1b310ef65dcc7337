import { type MouseEvent, startTransition, useEffect, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/Link';
import type { Occupancy } from '../../api/quote';
import { isNoTripOpen, useTrip } from '../../api/trip';
import { OccupancyToggle } from '../../features/cabins/OccupancyToggle';
import { SoldOutNote } from '../../features/trip/SoldOutNote';
import { isSoldOut } from '../../features/trip/soldOut';
import { inARow } from '../../lib/inARow';
import { formatDayRange } from '../../lib/time/dates';
import { paths } from '../../lib/paths';
import { useHydrated } from '../../lib/browser/useHydrated';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import { BookingClosed } from './BookingClosed';
import styles from './CabinChoice.module.css';
import { CabinGrid } from './CabinGrid';
import { PriceNews } from './PriceNews';

/** The cabins and their prices. The occupancy lives in the address, `?occupancy=single`, and changes nothing outside of here. */
export function CabinChoice() {
  const [search, setSearch] = useSearchParams();
  const { data: trip, error, refetch } = useTrip();
  // The server draws one page for every query, so the query counts from the second drawing on.
  const isHydrated = useHydrated();
  const occupancy: Occupancy = isHydrated && search.get('occupancy') === 'single' ? 'single' : 'double';
  // The router changes the address in a transition. The toggle answers at once; prices and their quotes follow the paint.
  const [chosen, showAtOnce] = useOptimistic(occupancy);
  const choose = (next: Occupancy) =>
    startTransition(() => {
      showAtOnce(next);
      const wanted = new URLSearchParams(search);
      if (next === 'single') wanted.set('occupancy', next);
      else wanted.delete('occupancy');
      setSearch(wanted, { replace: true });
    });
  // A link that is pressed before the prices have followed the toggle leads on once they have.
  const pressed = useRef<HTMLElement>(null);
  const waitForPrices = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || chosen === occupancy) return;
    event.preventDefault();
    pressed.current = link;
  };
  useEffect(() => {
    if (chosen !== occupancy) return;
    pressed.current?.click();
    pressed.current = null;
  }, [chosen, occupancy]);

  if (isNoTripOpen(error)) return <BookingClosed />;

  return (
    <>
      <div className={styles.head}>
        <PageTitle
          title="Cabins & prices"
          description={`${trip ? inARow(trip.cabins.map(({ name }) => name)) : 'Cabins'} for one or two, with the price that is really paid: taxes and fees, the deposit and the way to pay in full on every card.`}
        >
          Choose your cabin
        </PageTitle>
        <p className={styles.lead}>
          <span>
            {trip ? (
              `${trip.title}, ${formatDayRange(trip.startDate, trip.endDate)}.`
            ) : (
              <Skeleton width="30ch" />
            )}
          </span>{' '}
          What you pay with taxes and fees stands on every card.
        </p>
        <OccupancyToggle value={chosen} onChange={choose} />
        <SoldOutNote trip={trip} />
        {!isSoldOut(trip) && (
          <p className={styles.alone}>
            Travelling alone? <Link to={paths.bookingForm()}>Book for one traveller</Link> on a single page.
          </p>
        )}
      </div>
      <section
        id="cabins"
        className={styles.cabins}
        aria-labelledby="cabins-title"
        onClickCapture={waitForPrices}
      >
        <h2 id="cabins-title" className="visually-hidden">
          Cabins
        </h2>
        {error ? (
          <ErrorNote onRetry={() => void refetch()}>The cabins did not load. Please try again.</ErrorNote>
        ) : (
          <CabinGrid trip={trip} occupancy={occupancy} isSoldOut={isSoldOut(trip)} />
        )}
      </section>
      <PriceNews cabins={trip?.cabins} occupancy={occupancy} />
    </>
  );
}
