import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '../../ui/Link';
import { type Quote, TRAVELLERS } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { CabinCard } from '../../features/booking/choice/CabinCard';
import { PriceLines } from '../../features/booking/choice/PriceLines';
import { type Selection, selectionQuery } from '../../features/booking/choice/selection';
import { CABIN_NAMES, cabinNameOn } from '../../lib/cabinNames';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import styles from './GuestInfoPage.module.css';

interface Props {
  trip: TripView;
  selection: Selection;
  quote: UseQueryResult<Quote>;
}

/** Cabin, occupancy and price as the server quotes them, with the ways to choose otherwise. */
export function GuestInfoSummary({ trip, selection, quote }: Props) {
  const travellers = TRAVELLERS[selection.occupancy];
  const cabin = trip.cabins.find(({ type }) => type === selection.cabinType);
  const otherWay = selection.occupancy === 'double' ? 'single' : 'double';
  const otherCents = cabin?.[`${otherWay}Cents`] ?? 0;

  return (
    <CabinCard
      selection={selection}
      name={cabinNameOn(trip, selection.cabinType)}
      trip={trip}
      picture={trip.cabinPictures[selection.cabinType].room}
      actions={
        <>
          <Link to={paths.pricing()}>Change cabin</Link>
          <Link
            to={paths.guestInfo(selectionQuery({ ...selection, occupancy: otherWay }, otherCents))}
            replace
          >
            {`${otherWay === 'single' ? 'Travelling alone' : 'Travelling as two'} (${formatMoney(otherCents)} a person)`}
          </Link>
          {selection.occupancy === 'single' && (
            <Link to={paths.bookingForm(CABIN_NAMES[selection.cabinType])}>Book on a single page</Link>
          )}
        </>
      }
    >
      {quote.isError && (
        <ErrorNote onRetry={() => void quote.refetch()}>The price could not be loaded. Try again.</ErrorNote>
      )}
      {quote.isPending && <Skeleton height="110px" />}
      {quote.data && <PriceLines quote={quote.data} travellers={travellers} trip={trip} />}
      {trip.fullDiscountPercent > 0 && (
        <p className={styles.saving}>Pay in full on the next page and save {trip.fullDiscountPercent}%.</p>
      )}
    </CabinCard>
  );
}
