import { TERMS_VERSION } from '../../../../backend/contracts/terms-version';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { DRAFT_KEY, type DraftView, deleteDraft } from '../../api/draft';
import { logProblem } from '../../api/errors';
import { captureOrder, createOrder } from '../../api/payments';
import { QUOTES_KEY, type Quote } from '../../api/quote';
import { forgetEntries } from '../../features/booking/deviceDraft';
import { namesOf } from '../../features/booking/guestsQuery';
import { isBusy } from '../../features/payment/payment.rules';
import { usePayment } from '../../features/payment/usePayment';
import { paths } from '../../lib/paths';

interface Checkout {
  draft: DraftView | null;
  quote: Quote | undefined;
  /** Whether draft and quote are of what is chosen now. Nothing is paid for while they are of what was chosen before. */
  isCurrent: boolean;
  /** Resolves when the server knows the last choice of insurance and plan. */
  settle: () => Promise<void>;
}

function missing(): never {
  throw new Error('Nothing can be paid before travellers and price are known');
}

/** The payment of what this page shows: our order, our capture, and the way to the confirmation. */
export function useCheckoutPayment({ draft, quote, isCurrent, settle }: Checkout) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const payment = usePayment(
    {
      openOrder: async () => {
        const { dueToday } = quote ?? missing();
        await settle();
        return createOrder(dueToday, { termsVersion: TERMS_VERSION });
      },
      capture: async (orderId) => {
        const { cabinType, travellers } = draft ?? missing();
        const totalAmount = (quote ?? missing()).dueToday;
        return captureOrder(orderId, { cabinType, guests: namesOf(travellers), totalAmount });
      },
    },
    draft !== null && quote !== undefined,
    (guest) => {
      forgetEntries();
      queryClient.setQueryData(DRAFT_KEY, null);
      deleteDraft().catch((error: unknown) => logProblem('The draft was not deleted', error));
      // Replaced, so that Back does not return to pay.
      void navigate(paths.confirmation({ guest }), { replace: true });
    },
  );

  const { state } = payment;
  const isOutdated = state.step === 'stopped' && state.code === 'quote.price_changed';
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries({ queryKey: QUOTES_KEY });
  }, [isOutdated, queryClient]);

  return { ...payment, isBusy: isBusy(state), canPress: isCurrent && !isBusy(state) };
}

export type CheckoutPayment = ReturnType<typeof useCheckoutPayment>;
