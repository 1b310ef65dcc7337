import type { SharePage } from '../../api/shares';
import { Actions } from '../../features/booking/frame/Actions';
import { Panel } from '../../features/booking/frame/Panel';
import { payButtonText } from '../../features/payment/payButtonText';
import { useNear } from '../../features/payment/useNear';
import { formatLongDay } from '../../lib/time/dates';
import { paths } from '../../lib/paths';
import { FormButton } from '../../ui/FormButton';
import { Link } from '../../ui/Link';
import { ShareNote } from './ShareNote';
import styles from './SharePage.module.css';
import type { SharePayment } from './usePayShare';

/** What a share pays and what it does not, and the button over exactly that. */
export function PaySharePanel({ share, payment }: { share: SharePage; payment: SharePayment }) {
  const { state, press, cancel, prepare, isBusy } = payment;
  const near = useNear<HTMLDivElement>(prepare);
  const { buyer, amountCents, endsOn } = share;

  return (
    <Panel title="Payment">
      <div ref={near} className={styles.payment}>
        <p className={styles.rule}>
          It pays one part of <bdi>{buyer}</bdi>’s booking. The places, changes and a cancellation are theirs
          to decide, and you agree to no terms by it. What goes back goes back the way it was paid.{' '}
          <Link to={paths.support()}>How much goes back after a cancellation</Link> is by the policy of the
          booking, and what was paid last goes back first.
        </p>
        <ShareNote state={state} onRetry={press} />
        <Actions>
          <FormButton isOff={isBusy} onFocus={prepare} onPointerEnter={prepare} onClick={press}>
            {payButtonText(state, amountCents)}
          </FormButton>
          {state.step === 'paying' && (
            <FormButton variant="text" onClick={cancel}>
              Stop waiting
            </FormButton>
          )}
        </Actions>
        <p className={styles.muted}>
          You pay with PayPal, in its own window. We never see your card. The link can be used until{' '}
          {formatLongDay(endsOn)}.
        </p>
      </div>
    </Panel>
  );
}
