import type { FormEvent } from 'react';
import type { GuestRecord } from '../../api/guest';
import { Agreement } from '../../features/booking/terms/Agreement';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { Panel } from '../../features/booking/frame/Panel';
import type { AgreementState } from '../../features/booking/terms/useAgreement';
import { AmountChoice } from '../../features/payment/AmountChoice';
import { PaymentNote } from '../../features/payment/PaymentNote';
import { PlanChoice } from '../../features/payment/PlanChoice';
import { payButtonText } from '../../features/payment/payButtonText';
import { useNear } from '../../features/payment/useNear';
import { cancellationInASentence } from '../../lib/cancellationSentence';
import { paths } from '../../lib/paths';
import { inTrip } from '../../lib/tripAddress';
import { FormButton } from '../../ui/FormButton';
import { Link } from '../../ui/Link';
import styles from './PaymentPage.module.css';
import { canPay, hasBegun, isCodeGone } from './payment.rules';
import { PayOnPayPal } from './PayOnPayPal';
import type { PaymentOfGuest } from './usePaymentOfGuest';

interface Props {
  guest: GuestRecord;
  payment: PaymentOfGuest;
  agreement: AgreementState;
}

function titleOf({ nextStep, plans }: GuestRecord): string {
  if (nextStep === 'pay_later') return 'Pay ahead';
  return plans.length > 0 ? 'Payment options' : 'Payment';
}

/** Its price was made with the code. */
const wayOn = (trip: Pick<GuestRecord['trip'], 'id'>) => (refusal: string) =>
  isCodeGone(refusal) && (
    <>
      You were not charged. Your hold has ended, and the code went with it. To come along, please{' '}
      <Link to={inTrip(paths.pricing(), trip.id)}>book again without the code</Link>.
    </>
  );

/** How to pay, the button with what it takes, and whatever PayPal or the server had to say. */
export function PayPanel({ guest, payment, agreement }: Props) {
  const { state, press, cancel, prepare, isBusy, plan, setPlan, amount, cents, terms } = payment;
  const near = useNear<HTMLFormElement>(prepare);
  const planOf = (type: GuestRecord['paymentType']) =>
    guest.plans.find(({ paymentType }) => paymentType === type);

  const pay = (event?: FormEvent) => {
    event?.preventDefault();
    // In line with the click, so that the browser lets PayPal's window open.
    agreement.before(press);
  };

  return (
    <Panel title={titleOf(guest)}>
      <form ref={near} className={styles.payment} onSubmit={pay} noValidate>
        {guest.plans.length > 0 && (
          <PlanChoice
            label="How would you like to pay?"
            plans={{ full: planOf('full'), installment: planOf('installment') }}
            figures={guest.trip}
            plan={plan}
            isLocked={isBusy}
            onChoose={setPlan}
          />
        )}
        {hasBegun(guest) && (
          <AmountChoice
            amounts={amount.amounts}
            pays={amount.pays}
            own={amount.own}
            ownHint={amount.range}
            ownProblem={amount.problem}
            isLocked={isBusy}
            onChoose={amount.choose}
            onType={amount.type}
          />
        )}
        <p className={styles.rule}>{cancellationInASentence(guest.trip.cancellation)}</p>
        {terms.isAsked && <Agreement agreement={agreement} isLocked={isBusy} />}
        <PaymentNote
          state={state}
          contact={<ContactAddress />}
          onRetry={() => pay()}
          wayOn={wayOn(guest.trip)}
        />
        <div className={styles.actions}>
          <FormButton type="submit" isOff={isBusy} onFocus={prepare} onPointerEnter={prepare}>
            {payButtonText(state, cents)}
          </FormButton>
          {state.step === 'paying' && (
            <FormButton variant="text" onClick={cancel}>
              Stop waiting
            </FormButton>
          )}
        </div>
        <p className={styles.muted}>You pay with PayPal, in its own window. We never see your card.</p>
        {canPay(guest.nextStep) && !hasBegun(guest) && (
          <PayOnPayPal
            guest={guest}
            plan={plan}
            isLocked={isBusy}
            agreement={agreement}
            agreed={terms.agreed}
          />
        )}
      </form>
    </Panel>
  );
}
