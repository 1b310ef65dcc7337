import type { HostMoney, ScheduledPart } from '../../../api/host/hostMoney';
import { Fact } from '../../../ui/Fact';
import { Money } from '../../../ui/Money';
import styles from '../parts/BookingMoney.module.css';
import { PaidBar } from '../parts/PaidBar';
import { PlanParts } from './PlanParts';

interface Props {
  money: HostMoney;
  /** A part is to get another day. */
  onMove: (part: ScheduledPart) => void;
}

interface Sum {
  word: string;
  cents: number;
  isAlways?: boolean;
}

/** The sums of a booking's books, and its parts with their days. */
export function MoneyPicture({ money, onMove }: Props) {
  const { totals } = money;
  const keptCents = totals.paidCents - totals.refundedCents - totals.reversedCents;
  const sums: Sum[] = [
    { word: 'Price', cents: totals.costCents, isAlways: true },
    { word: 'Paid', cents: totals.paidCents, isAlways: true },
    { word: 'Refunded', cents: -totals.refundedCents },
    { word: 'Taken back by the bank', cents: -totals.reversedCents },
    { word: 'Credits used', cents: totals.creditCents },
    { word: 'On its way back', cents: -totals.onItsWayBackCents },
    {
      word: totals.owedCents < 0 ? 'In their favor' : 'Outstanding',
      cents: Math.abs(totals.owedCents),
      isAlways: true,
    },
  ];
  return (
    <div className={styles.picture}>
      <PaidBar row={{ paidCents: keptCents + totals.creditCents, payableCents: totals.costCents }} />
      <dl className={styles.sums}>
        {sums
          .filter(({ cents, isAlways }) => isAlways || cents !== 0)
          .map(({ word, cents }) => (
            <Fact key={word} label={word}>
              <Money cents={cents} />
            </Fact>
          ))}
      </dl>
      <PlanParts money={money} onMove={onMove} />
    </div>
  );
}
