import { type GuestTrip, useGuestProfile } from '../../api/guestArea';
import { Panel } from '../../features/booking/frame/Panel';
import { roomOf } from '../../features/voyage/room';
import { countdownFigure, stageOf } from '../../features/voyage/countdown';
import { formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/numbers';
import { Skeleton } from '../../ui/Skeleton';
import { hasEnded } from './trip.rules';
import styles from './TripSummary.module.css';

/** "standard" reads "Standard". */
const capitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The trip in three figures: package, group, days to wait; and what was added to the cabin. Of one that has ended, what was booked. */
export function TripSummary({ trip }: { trip: GuestTrip }) {
  const { data: profile, isError } = useGuestProfile();
  const hasPlaceEnded = hasEnded(trip);
  const hasSailed = ['underway', 'over'].includes(stageOf(trip));
  const cabin = profile?.booking?.cabin;
  const room = profile?.booking && roomOf(profile.booking);
  const addOns = profile?.booking?.addOns ?? [];
  const travellers = trip.guestCount === 1 ? 'traveller' : 'travellers';

  return (
    <Panel title="Trip summary">
      <dl className={styles.facts}>
        {!hasPlaceEnded && (
          <div>
            <dt>Days until trip</dt>
            <dd className={styles.figure}>{countdownFigure(trip)}</dd>
          </div>
        )}
        <div>
          <dt>Package</dt>
          <dd>
            {profile ? (
              [capitalized(profile.packageType), cabin].filter(Boolean).join(', ')
            ) : isError ? (
              'Not known right now'
            ) : (
              <Skeleton width="14ch" />
            )}
          </dd>
        </div>
        {!hasPlaceEnded && (
          <div>
            <dt>Group size</dt>
            <dd>{`${formatCount(trip.guestCount)} ${travellers}${hasSailed ? '' : ' so far'}`}</dd>
          </div>
        )}
        {room && !hasPlaceEnded && (
          <div>
            <dt>Your room</dt>
            <dd>{room}</dd>
          </div>
        )}
        {addOns.length > 0 && (
          <div>
            <dt>Extras</dt>
            {addOns.map(({ title, priceCents, settledOnBoard }, place) => (
              // A booking may have the same extra twice, and the list changes only as a whole.
              <dd key={place}>
                {`${title}, ${formatMoney(priceCents)}${settledOnBoard ? ', paid on board' : ''}`}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </Panel>
  );
}
