import { TERMS_VERSION } from '../../../../backend/contracts/terms-version';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GuestRecord } from '../../api/guest';
import { guestKey } from '../../api/guestKey';
import { forgetUnpaid } from '../../api/moneyMoved';
import { captureOrder, createOrder } from '../../api/payments';
import type { Plan } from '../../api/quote';
import { showsOwnTerms } from '../../features/booking/terms/terms';
import { forgetRegistration } from '../../features/registration/registrationDraft';
import { isBusy } from '../../features/payment/payment.rules';
import { useAmount } from '../../features/payment/useAmount';
import { usePayment } from '../../features/payment/usePayment';
import { amountOf } from '../../lib/amount';
import { paths } from '../../lib/paths';
import { hasBegun } from './payment.rules';

/** The plan or the amount chosen on this page and what it takes now; the payment of it, and the way to the confirmation. */
export function usePaymentOfGuest(guest: GuestRecord) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [plan, setPlan] = useState<Plan>(guest.paymentType);
  const planTerms = guest.plans.find(({ paymentType }) => paymentType === plan);
  // What is asked stays while the page stands: a record that is read again takes no tick away.
  const [isAsked] = useState(guest.termsVersion === null);
  const agreed = isAsked ? { termsVersion: TERMS_VERSION, ownTermsShown: showsOwnTerms(guest.trip) } : {};
  const terms = { isAsked, agreed };
  const amount = useAmount(guest);
  const isBegun = hasBegun(guest);
  const cents = isBegun ? amount.cents : (planTerms?.dueTodayCents ?? guest.dueNowCents);
  const { id, name, cabinType } = guest;

  const payment = usePayment(
    {
      openOrder: () =>
        createOrder(amountOf(cents ?? 0), {
          guestId: id,
          ...(planTerms && { paymentType: plan }),
          ...agreed,
          tripVersion: guest.trip.version,
          ...(isBegun && { pays: amount.pays }),
        }),
      capture: (orderId, ifApproved) =>
        captureOrder(orderId, {
          cabinType,
          guests: JSON.stringify([{ name }]),
          // The total is the same by either plan, and a reload may have forgotten which one was chosen.
          totalAmount: amountOf(guest.price.totalCents),
          guestId: id,
          ...(ifApproved && { ifApproved }),
        }),
    },
    true,
    {
      onPaid: (paidId) => {
        forgetRegistration();
        forgetUnpaid(queryClient);
        // Replaced, so that Back does not return to pay.
        void navigate(paths.confirmation({ guest: paidId ?? id }), { replace: true });
      },
      onStopped: () => void queryClient.invalidateQueries({ queryKey: guestKey(id) }),
    },
  );

  const { state } = payment;

  const press = () => {
    if (cents === null) amount.judge();
    else payment.press();
  };
  return { ...payment, press, isBusy: isBusy(state), plan, setPlan, amount, cents, terms };
}

export type PaymentOfGuest = ReturnType<typeof usePaymentOfGuest>;
