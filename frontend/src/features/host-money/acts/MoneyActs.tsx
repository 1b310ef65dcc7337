import { BadgeDollarSign, Gift, KeyRound, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { type HostMoney, useApplyCredit, useCheckNow } from '../../../api/host/hostMoney';
import { formatMoney } from '../../../lib/money';
import { newId } from '../../../lib/newId';
import { Button } from '../../../ui/Button';
import styles from '../parts/BookingMoney.module.css';
import type { MoneyAct } from './moneyAct';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface Props {
  money: HostMoney;
  onAct: (act: MoneyAct) => void;
}

/** What a host may do with the money of a booking; what is not possible now is not offered. */
export function MoneyActs({ money, onAct }: Props) {
  const { totals, usableCreditCents, status, id } = money;
  // One key for what is usable now: a second click is the first one.
  const [key] = useState(newId);
  const use = useApplyCredit(id);
  const check = useCheckNow(id);
  const isStanding = status === 'confirmed' || status === 'pending_payment';
  const usable = Math.min(usableCreditCents, Math.max(totals.owedCents, 0));
  const problem = use.error ?? check.error;

  return (
    <div className={styles.acts}>
      {totals.owedCents > 0 && isStanding && (
        <Button tone="quiet" size="portal" onClick={() => onAct('record')}>
          <BadgeDollarSign {...ICON} />
          Record a payment
        </Button>
      )}
      {totals.refundableCents > 0 && !money.disputed && (
        <Button tone="quiet" size="portal" onClick={() => onAct('refund')}>
          <Undo2 {...ICON} />
          Refund
        </Button>
      )}
      {isStanding && (
        <Button tone="quiet" size="portal" onClick={() => onAct('credit')}>
          <Gift {...ICON} />
          Grant a credit
        </Button>
      )}
      {usable > 0 && isStanding && (
        <Button
          size="portal"
          isOff={use.isPending}
          onClick={() => use.mutate(`${key}-${usable}-${totals.owedCents}`)}
        >
          {use.isPending ? 'Using it...' : `Use ${formatMoney(usable)} of credit`}
        </Button>
      )}
      {isStanding && (
        <div className={styles.access}>
          <span>{money.accessGranted ? 'Access is open' : 'Access is closed'}</span>
          <Button tone="quiet" size="portal" onClick={() => onAct('access')}>
            <KeyRound {...ICON} />
            Change access
          </Button>
        </div>
      )}
      <Button tone="quiet" size="portal" isOff={check.isPending} onClick={() => check.mutate(undefined)}>
        <RefreshCw {...ICON} />
        <span>{check.isPending ? 'Asking PayPal...' : 'Ask PayPal'}</span>
      </Button>
      <output className={styles.outcome}>
        {problem
          ? sentenceOf(problem)
          : check.isSuccess && !check.isPending && 'PayPal was asked: this is the truth.'}
      </output>
    </div>
  );
}
