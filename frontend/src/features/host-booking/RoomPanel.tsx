import { useState } from 'react';
import type { HostBooking } from '../../api/host/hostBooking';
import { formatLongDay } from '../../lib/time/dates';
import { dayIn } from '../../lib/time/zoned';
import { Panel } from '../../ui/Panel';
import { SectionsPaper } from '../../ui/SectionsPaper';
import styles from './booking.module.css';
import { channelOf, planOf, termsText } from './bookingWords';
import { isChangeable, otherCabins } from './cabinWords';
import { CabinDialog } from './CabinDialog';
import { ExtrasPart } from './ExtrasPart';
import { useRights } from './useRights';

/** Where they sleep, how they booked, and what they have beside the cabin. */
export function RoomPanel({ booking }: { booking: HostBooking }) {
  const [isChanging, setChanging] = useState(false);
  const { money } = useRights(booking.trip.id);
  const hasOthers = Object.keys(otherCabins(booking)).length > 0;
  const canChange = money && hasOthers && isChangeable(booking);
  const { roomNumber, deckNumber, cabinName, occupancy, travelInsurance, joinedAt, trip, ownTerms } = booking;
  return (
    <Panel title="Room and extras">
      <dl className={styles.facts}>
        <div>
          <dt>Room</dt>
          <dd>{roomNumber ?? 'Not given yet'}</dd>
        </div>
        <div>
          <dt>Deck</dt>
          <dd>{deckNumber ?? 'Not given yet'}</dd>
        </div>
        <div>
          <dt>Cabin</dt>
          <dd>
            {`${cabinName}, ${occupancy}`}
            {canChange && (
              <button
                type="button"
                className={styles.reveal}
                aria-label="Change cabin"
                onClick={() => setChanging(true)}
              >
                Change
              </button>
            )}
          </dd>
        </div>
        <div>
          <dt>Travel insurance</dt>
          <dd>{travelInsurance ? 'Booked with the trip' : 'Not booked with us'}</dd>
        </div>
        <div>
          <dt>Joined</dt>
          <dd>{formatLongDay(dayIn(trip.timeZone, new Date(joinedAt)))}</dd>
        </div>
        <div>
          <dt>How it was booked</dt>
          <dd>{`${channelOf(booking)}, pays ${planOf(booking).toLowerCase()}`}</dd>
        </div>
        <div>
          <dt>Terms</dt>
          <dd>{termsText(booking)}</dd>
        </div>
      </dl>
      {/* An older node does not tell them. */}
      {ownTerms?.length > 0 && (
        <details className={styles.terms}>
          <summary>Read what the trip had added to the terms</summary>
          <SectionsPaper title="Terms of the trip" sections={ownTerms} />
        </details>
      )}
      <ExtrasPart booking={booking} />
      {isChanging && <CabinDialog booking={booking} onClose={() => setChanging(false)} />}
    </Panel>
  );
}
