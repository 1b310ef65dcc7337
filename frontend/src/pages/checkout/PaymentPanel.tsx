import { Link } from '../../ui/Link';
import type { Quote } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { Actions } from '../../features/booking/frame/Actions';
import { Agreement } from '../../features/booking/terms/Agreement';
import { Panel } from '../../features/booking/frame/Panel';
import type { AgreementState } from '../../features/booking/terms/useAgreement';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { useNear } from '../../features/payment/useNear';
import { cancellationInASentence } from '../../lib/cancellationSentence';
import { paths } from '../../lib/paths';
import styles from './Checkout.module.css';
import { PayButton } from './PayButton';
import { PaymentNote } from '../../features/payment/PaymentNote';
import { FormButton } from '../../ui/FormButton';
import type { CheckoutPayment } from './useCheckoutPayment';

interface Props {
  payment: CheckoutPayment;
  agreement: AgreementState;
  quote: Quote;
  /** What comes back to who cancels. */
  policy: TripView['cancellation'];
  ways: Ways;
  onPay: () => void;
}

/** Where a refusal leads. */
interface Ways {
  guestInfo: string;
  waitingList: string;
}

/** Refusals of a page that shows what is not so any more. */
const AS_SAVED: readonly string[] = [
  'draft.changed',
  'trip.cabin_not_sold',
  'trip.changed_since',
  'trip.not_on_sale',
];

/** Who has no travellers any more must enter them again; for whom no place is left, there is the waiting list. */
const wayOn = (ways: Ways) => (code: string) =>
  code === 'draft.missing' ? (
    <Link to={ways.guestInfo}>Enter the travellers</Link>
  ) : code === 'draft.traveller_unfit' ? (
    // A new document, as below: it asks for what the trip asks for now.
    <Link reloadDocument to={ways.guestInfo}>
      Look at the travellers
    </Link>
  ) : AS_SAVED.includes(code) ? (
    // A new document: everything is read anew, as it is saved now.
    <Link reloadDocument to={paths.checkout()}>
      Look at it as it is now
    </Link>
  ) : code === 'trip.cabin_sold_out' ? (
    <Link to={paths.pricing()}>Choose another cabin</Link>
  ) : (
    code === 'trip.sold_out' && <Link to={ways.waitingList}>Join the waiting list</Link>
  );

/** Agreement, button, and whatever PayPal or the server had to say. */
export function PaymentPanel({ payment, agreement, quote, policy, ways, onPay }: Props) {
  const { state, cancel, prepare, isBusy } = payment;
  const near = useNear<HTMLDivElement>(prepare);

  return (
    <Panel title="Payment">
      <div ref={near} className={styles.payment}>
        <p className={styles.rule}>{cancellationInASentence(policy)}</p>
        <Agreement agreement={agreement} isLocked={isBusy} />
        <PaymentNote state={state} contact={<ContactAddress />} onRetry={onPay} wayOn={wayOn(ways)} />
        <Actions>
          <PayButton payment={payment} quote={quote} onPay={onPay} />
          {state.step === 'paying' && (
            <FormButton variant="text" onClick={cancel}>
              Stop waiting
            </FormButton>
          )}
        </Actions>
        <p className={styles.muted}>You pay with PayPal, in its own window. We never see your card.</p>
      </div>
    </Panel>
  );
}
