import { useState } from 'react';
import type { HostAddOn, HostBooking } from '../../api/host/hostBooking';
import { Button } from '../../ui/Button';
import { useReturnTo } from '../../ui/useReturnTo';
import { AddExtra } from './AddExtra';
import styles from './booking.module.css';
import { ExtraRow } from './ExtraRow';
import { noExtras } from './extraWords';
import { useRights } from './useRights';

const ENDED = ['cancelled', 'expired'];

/** The extras of a booking; with the right to its money, they can be changed. */
export function ExtrasPart({ booking }: { booking: HostBooking }) {
  const [isAdding, setAdding] = useState(false);
  const adding = useReturnTo(isAdding);
  const { money } = useRights(booking.trip.id);
  const isOpen = money && !ENDED.includes(booking.status);
  const nothingToAdd = noExtras(booking.offers);
  const { addOns } = booking;

  return (
    <section className={`${styles.traveller} ${styles.extras}`} aria-label="Extras">
      <h3>Extras</h3>
      {addOns.length === 0 && <p className={styles.muted}>Nothing was added beside the cabin.</p>}
      <ul className={styles.rows}>
        {addOns.map((addOn: HostAddOn) => (
          <ExtraRow key={addOn.id} booking={booking} addOn={addOn} isOpen={isOpen} />
        ))}
      </ul>
      {isOpen && nothingToAdd && !isAdding && <p className={styles.muted}>{nothingToAdd}</p>}
      {isOpen && !nothingToAdd && !isAdding && (
        <div className={styles.buttons}>
          <Button ref={adding} tone="quiet" size="portal" onClick={() => setAdding(true)}>
            Add an extra
          </Button>
        </div>
      )}
      {isAdding && <AddExtra booking={booking} onClose={() => setAdding(false)} />}
    </section>
  );
}
