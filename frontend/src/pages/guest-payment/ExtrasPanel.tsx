import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type GuestExtras, useGuestExtras } from '../../api/money';
import { Panel } from '../../features/booking/frame/Panel';
import { formatMoney } from '../../lib/money';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { ExtraDialog, type ExtraWish } from './ExtraDialog';
import { forWords } from './extraWords';
import styles from './MoneyHistory.module.css';

/** What the booking has beside its cabin, and what may be added to it. */
export function ExtrasPanel({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useGuestExtras(bookingId);
  const [wish, setWish] = useState<ExtraWish | null>(null);
  if (error && !data) return <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>;
  if (!data || data.extras.length + data.offers.length === 0) return null;
  return (
    <Panel title="Extras">
      <ul className={styles.lines}>
        {data.extras.map((extra) => (
          <li key={extra.id} className={styles.line}>
            <span>
              <strong className={styles.name}>{extra.title}</strong>
              <span className={styles.state}>
                {`${formatMoney(extra.priceCents)} ${forWords(extra.travellers)}${extra.settledOnBoard ? ', paid on board' : ''}`}
              </span>
            </span>
            {extra.canTakeOff && (
              <div className={styles.end}>
                <Button
                  tone="quiet"
                  size="portal"
                  aria-label={`Take ${extra.title} off`}
                  onClick={() => setWish({ kind: 'off', id: extra.id })}
                >
                  Take off
                </Button>
              </div>
            )}
          </li>
        ))}
        {data.offers.map((offer) => (
          <li key={offer.code} className={styles.line}>
            <span>
              <strong className={styles.name}>{offer.title}</strong>
              <span className={styles.state}>{offerWords(offer)}</span>
            </span>
            {offer.canAdd && (
              <div className={styles.end}>
                <Button
                  tone="quiet"
                  size="portal"
                  aria-label={`Add ${offer.title}`}
                  onClick={() => setWish({ kind: 'add', code: offer.code })}
                >
                  Add
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {wish && <ExtraDialog bookingId={bookingId} extras={data} wish={wish} onClose={() => setWish(null)} />}
    </Panel>
  );
}

/** "$178 for 2 travellers, 3 places left". */
function offerWords({ travellers, priceCents, placesLeft, canAdd }: GuestExtras['offers'][number]): string {
  const price = `${formatMoney(priceCents)} ${forWords(travellers)}`;
  if (placesLeft === null) return price;
  if (placesLeft === 0) return `${price}, no places left`;
  const places = placesLeft === 1 ? 'one place' : `${placesLeft} places`;
  return canAdd ? `${price}, ${places} left` : `${price}, only ${places} left`;
}
