import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
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
  const lookAfterStop = useEffectEvent(lookAgain);
  const amount = amountOf(amountCents);

  const payment = usePayment(
    {
      openOrder: () => createShareOrder(amount, token),
      capture: async (orderId, ifApproved) => {
        const result = await captureOrder(orderId, {
          cabinType,
          guests: JSON.stringify([{ name }]),
          totalAmount: amount,
          shareToken: token,
          ...(ifApproved && { ifApproved }),
        });
        // A payment ends with the id of whose it was. Who pays a share is told no buyer's: the link stands for it.
        return { ...result, guestId: token };
      },
    },
    true,
    () => {
      // Who pays may travel on the booking, and be logged in.
      void moneyMoved(queryClient);
      lookAgain();
    },
  );

  const { step } = payment.state;
  // Whatever stopped it, the server knows best how the share stands now.
  const hasStopped = step === 'stopped';
  useEffect(() => {
    if (hasStopped) lookAfterStop();
  }, [hasStopped]);

  return { ...payment, isBusy: isBusy(payment.state) };
}

export type SharePayment = ReturnType<typeof usePayShare>;
