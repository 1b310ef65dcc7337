import type { GuestRecord } from '../../api/guest';
import { PriceLine, PromoLine } from '../../features/booking/choice/PriceLines';
import lines from '../../features/booking/choice/PriceLines.module.css';
import { CabinCard } from '../../features/booking/choice/CabinCard';
import { MaskedEmail } from '../../features/booking/frame/MaskedEmail';
import { centsOfDollars } from '../../lib/amount';
import { Money } from '../../ui/Money';
import styles from './PaymentPage.module.css';

interface Props {
  guest: GuestRecord;
  /** By the plan chosen on the page. */
  discountCents: number;
  /** What the button would take; null when nothing can be paid. */
  dueNowCents: number | null;
}

/** Who booked what, and how the price comes about. */
export function Details({ guest, discountCents, dueNowCents }: Props) {
  const { trip, price } = guest;
  const { totalCents, taxCents, insuranceCents, promoCents, isTaxIncluded } = price;
  const paidCents = centsOfDollars(guest.amountPaid);

  return (
    <div className={styles.details}>
      <CabinCard
        selection={guest}
        name={guest.cabinName}
        travellers={guest.travellers}
        trip={trip}
        picture={guest.cabinPicture}
      >
        <p className={styles.muted}>To {trip.destination}</p>
        <p className={styles.who}>
          <bdi>{guest.name}</bdi>, <MaskedEmail guest={guest} />
          <br />
          Reference <strong>{guest.reference}</strong>
        </p>
        <dl className={lines.lines}>
          <PriceLine
            label={isTaxIncluded ? 'Base price' : 'Fare'}
            cents={promoCents + (isTaxIncluded ? totalCents - insuranceCents : price.fareCents)}
          />
          <PromoLine price={price} />
          {insuranceCents > 0 && <PriceLine label="Travel insurance" cents={insuranceCents} />}
          {!isTaxIncluded && taxCents > 0 && <PriceLine label="Taxes and fees" cents={taxCents} />}
          <PriceLine label="Total" cents={totalCents} tone="total" />
          {discountCents > 0 && (
            <PriceLine
              label={`Paid in full, ${trip.fullDiscountPercent}% off`}
              cents={discountCents}
              tone="saving"
            />
          )}
          {paidCents > 0 && <PriceLine label="Paid so far" cents={paidCents} />}
          {dueNowCents !== null && (
            <PriceLine
              // Who is up to date may pay ahead: nothing is due today.
              label={guest.nextStep === 'pay_later' ? 'Paid ahead today' : 'Amount payable today'}
              cents={dueNowCents}
              tone="total"
            />
          )}
        </dl>
        {isTaxIncluded && (
          <p className={styles.included}>
            Taxes and fees included (<Money cents={taxCents} />)
          </p>
        )}
      </CabinCard>
    </div>
  );
}
