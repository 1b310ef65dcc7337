import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useBroughtBack } from '../../lib/browser/useBroughtBack';
import { isBusy } from './payment.rules';
import { type Deal, PaymentFlow } from './paymentFlow';
import { PayPalProvider } from './paypalProvider';
import { readReturn } from './returned';

interface Ends {
  /** Called once when the money is in the books, with the id of the guest whose booking it is; null where a share was paid. */
  onPaid: (guestId: string | null) => void;
  /** Called when it has stopped, whatever stopped it: the server knows best how that which is paid stands now. */
  onStopped?: () => void;
}

/**
 * The payment of one checkout page. `deal` may change from render to render; the one of the moment counts.
 * @param isReady whether the deal can be made: only then is taken up what a reload or a redirect interrupted.
 */
export function usePayment(deal: Deal, isReady: boolean, { onPaid, onStopped }: Ends) {
  const [flow] = useState(() => new PaymentFlow(deal, new PayPalProvider()));
  const state = useSyncExternalStore(flow.subscribe, flow.getState, flow.getState);
  const tellPaid = useEffectEvent(onPaid);
  const tellStopped = useEffectEvent(() => onStopped?.());

  useEffect(() => flow.offer(deal), [flow, deal]);
  useEffect(() => {
    if (!isReady) return undefined;
    return flow.enter(readReturn(new URLSearchParams(window.location.search)));
  }, [flow, isReady]);
  // A page that the browser kept whole, and shows again after Back, still waits for a PayPal that nobody looks at any more.
  useBroughtBack(() => {
    if (isBusy(flow.getState())) window.location.reload();
  });
  const { step } = state;
  const guestId = step === 'paid' ? state.guestId : null;
  useEffect(() => {
    if (step === 'paid') tellPaid(guestId);
    if (step === 'stopped') tellStopped();
  }, [step, guestId]);

  return { state, press: flow.press, cancel: flow.cancel, prepare: flow.prepare };
}
