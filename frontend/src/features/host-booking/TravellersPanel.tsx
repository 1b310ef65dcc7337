import { useState } from 'react';
import type { HostBooking } from '../../api/host/hostBooking';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import styles from './booking.module.css';
import { isChangeable } from './cabinWords';
import { PartyDialog } from './PartyDialog';
import { TravellerFacts } from './TravellerFacts';
import { useRights } from './useRights';

/** Who travels on the booking. Who booked stays: where somebody else goes in their place, the name is changed. */
export function TravellersPanel({ booking }: { booking: HostBooking }) {
  const [isChanging, setChanging] = useState(false);
  const { money } = useRights(booking.trip.id);
  const companion = booking.travellers[1];
  return (
    <Panel title="Travellers">
      {booking.travellers.map((traveller) => (
        <TravellerFacts key={traveller.position} booking={booking} traveller={traveller} />
      ))}
      {money && isChangeable(booking) && (
        <div className={styles.party}>
          <Button tone="quiet" size="portal" onClick={() => setChanging(true)}>
            {companion ? `Take ${companion.name} off` : 'Add a companion'}
          </Button>
        </div>
      )}
      {isChanging && <PartyDialog booking={booking} onClose={() => setChanging(false)} />}
    </Panel>
  );
}
