import { TERMS_VERSION } from '../../../../backend/contracts/terms-version';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { tellPaid } from '../../api/device/paidElsewhere';
import { type DraftView, deleteDraft } from '../../api/draft';
import { logProblem } from '../../api/errors';
import { captureOrder, createOrder, useOrderState } from '../../api/payments';
import { QUOTES_KEY, type Quote } from '../../api/quote';
import { TRIP_KEY, type TripView } from '../../api/trip';
import { namesOf } from '../../features/booking/traveller/guestsQuery';
import { isBusy } from '../../features/payment/payment.rules';
import { usePayment } from '../../features/payment/usePayment';
import { useBooked } from './useBooked';
import { usePaidElsewhere } from './usePaidElsewhere';

interface Checkout {
  trip: TripView;
  draft: DraftView | null;
  quote: Quote | undefined;
  /** Whether this page shows what the trip adds to the terms. */
  ownTermsShown: boolean;
  /** Asks about the draft's code again: one that was refused may be taken by now. */
  askPromoAgain: () => void;
  /** Whether draft and quote are of what is chosen now. Nothing is paid for while they are of what was chosen before. */
  isCurrent: boolean;
  /** Resolves, with the draft's version, when the server knows the last choice of insurance and plan. */
  settle: () => Promise<string>;
  /** The draft's version as this page shows it. */
  version: () => string;
}

/** Refusals of a price that is shown and is another one now. */
const OUTDATED: readonly string[] = ['quote.price_changed', 'promo.unknown', 'promo.ended', 'promo.used_up'];

function missing(): never {
  throw new Error('Nothing can be paid before travellers and price are known');
}

/** The payment of what this page shows: our order, our capture, and the way to the confirmation. */
export function useCheckoutPayment({
  trip,
  draft,
  quote,
  ownTermsShown,
  askPromoAgain,
  isCurrent,
  settle,
  version,
}: Checkout) {
  const booked = useBooked();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<string | null>(null);

  const payment = usePayment(
    {
      openOrder: async () => {
        const { dueToday } = quote ?? missing();
        const draftVersion = await settle();
        return createOrder(dueToday, {
          termsVersion: TERMS_VERSION,
          ownTermsShown,
          draftVersion,
          tripVersion: trip.version,
        });
      },
      capture: async (orderId, ifApproved) => {
        setAsked(orderId);
        const { cabinType, travellers } = draft ?? missing();
        const totalAmount = (quote ?? missing()).dueToday;
        const request = { cabinType, guests: namesOf(travellers), totalAmount };
        return captureOrder(orderId, { ...request, ...(ifApproved && { ifApproved }) });
      },
    },
    draft !== null && quote !== undefined,
    {
      onPaid: (guest) => {
        // Only a share is of nobody whose booking opens.
        if (guest === null) return;
        // What another tab has entered meanwhile is for another booking.
        deleteDraft(version())
          // They look whether their draft is the one that is gone.
          .then(() => tellPaid(guest))
          .catch((error: unknown) => logProblem('The draft was not deleted', error));
        booked(guest);
      },
    },
  );

  usePaidElsewhere(draft !== null);
  const { state } = payment;
  // The order is not this browser's any more: with the draft another tab has ended it, and how, everybody may know.
  const isGone = state.step === 'stopped' && state.code === 'payment.not_found';
  const { data: order } = useOrderState(isGone ? asked : null);
  const isOutdated = state.step === 'stopped' && OUTDATED.includes(state.code);
  const lookAgain = useEffectEvent(() => {
    for (const queryKey of [QUOTES_KEY, TRIP_KEY]) void queryClient.invalidateQueries({ queryKey });
    askPromoAgain();
  });
  useEffect(() => {
    if (isOutdated) lookAgain();
  }, [isOutdated]);

  return { ...payment, isBusy: isBusy(state), canPress: isCurrent && !isBusy(state), order };
}

export type CheckoutPayment = ReturnType<typeof useCheckoutPayment>;
