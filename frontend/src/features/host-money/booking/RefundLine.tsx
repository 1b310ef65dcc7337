import type { HostRefund } from '../../../api/host/hostMoney';
import { Button } from '../../../ui/Button';
import { DateText } from '../../../ui/DateText';
import { Money } from '../../../ui/Money';
import styles from '../parts/BookingMoney.module.css';
import { EFFECT_WORDS, MEANS_WORDS, REFUND_STATE_WORDS } from '../parts/paymentWords';

interface Props {
  refund: HostRefund;
  /** Null where it has gone or PayPal still may return it, and where a second host has been asked already. */
  onGiveBack: (() => void) | null;
}

function wordsOf({ status, effect, reason, source, lastIssue, isHostsToGive }: HostRefund): string {
  const state = isHostsToGive ? 'To be given back by you' : REFUND_STATE_WORDS[status];
  const made = source === 'paypal' ? ', made in PayPal' : '';
  const issue = lastIssue ? ` PayPal: ${lastIssue}` : '';
  return `${state} (${EFFECT_WORDS[effect]}${made}). ${reason}${issue}`;
}

/** What went back of a payment, or did not. */
export function RefundLine({ refund, onGiveBack }: Props) {
  const { amountCents, givenOn, givenBy, goesBackBy, isHostsToGive } = refund;
  return (
    <>
      <div className={styles.line} data-part="refund">
        <span>
          <strong>Refund</strong>
          <span className={styles.aside}>
            <span>{wordsOf(refund)}</span>
            {givenOn && (
              <>
                {' '}
                Given back: {MEANS_WORDS[goesBackBy].toLowerCase()}, <DateText day={givenOn} />
                {givenBy && <span>{`, written down by ${givenBy}`}</span>}
              </>
            )}
          </span>
        </span>
        <Money cents={-amountCents} />
      </div>
      {onGiveBack && (
        <p className={styles.small}>
          <Button tone="quiet" size="portal" className={styles.dense} onClick={onGiveBack}>
            {isHostsToGive ? 'I have given it back' : 'Given back another way'}
          </Button>
        </p>
      )}
    </>
  );
}
