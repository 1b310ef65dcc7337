import { useQueryClient } from '@tanstack/react-query';
import { moneyMoved } from '../../api/moneyMoved';
import { captureOrder, createShareOrder } from '../../api/payments';
import { type SharePage, shareKey } from '../../api/shares';
import { isBusy } from '../../features/payment/payment.rules';
import { usePayment } from '../../features/payment/usePayment';
import { amountOf } from '../../lib/amount';

/** The payment of a share by its link. */
export function usePayShare(token: string, { name, cabinType, amountCents }: SharePage) {
  const queryClient = useQueryClient();
  const lookAgain = () => void queryClient.invalidateQueries({ queryKey: shareKey(token) });
  const amount = amountOf(amountCents);

  const payment = usePayment(
    {
      openOrder: () => createShareOrder(amount, token),
      capture: (orderId, ifApproved) =>
        captureOrder(orderId, {
          cabinType,
          guests: JSON.stringify([{ name }]),
          totalAmount: amount,
          shareToken: token,
          ...(ifApproved && { ifApproved }),
        }),
    },
    true,
    {
      onPaid: () => {
        // Who pays may travel on the booking, and be logged in.
        void moneyMoved(queryClient);
        lookAgain();
      },
      onStopped: lookAgain,
    },
  );

  return { ...payment, isBusy: isBusy(payment.state) };
}

export type SharePayment = ReturnType<typeof usePayShare>;
