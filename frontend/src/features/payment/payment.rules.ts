/** Why a payment stopped; each has its own way on. */
type StopReason =
  /** The buyer left the provider's window. */
  | 'cancelled'
  /** The provider refused the buyer's card or account. */
  | 'declined'
  /** Our server refused: sold out, another price, already paid. */
  | 'refused'
  /** The provider's script or window failed, or the provider is down. */
  | 'provider';

/** Where a payment stands. From `capturing` on the buyer has approved, and money may move. */
export type PaymentState =
  | { step: 'ready' }
  | { step: 'paying' }
  | { step: 'capturing'; orderId: string; isSlow: boolean }
  /** The guest whose booking it is; null where a share was paid, which opens none. */
  | { step: 'paid'; guestId: string | null }
  | { step: 'stopped'; reason: StopReason; code: string; sentence: string; approvedOrderId: string | null };

export type PaymentEvent =
  | { type: 'pressed' }
  | { type: 'approved'; orderId: string }
  | { type: 'slow' }
  | { type: 'captured'; guestId: string | null }
  | { type: 'stopped'; reason: StopReason; code: string; sentence: string };

/** What may happen in which step. Anything else is late or double, and changes nothing: ten clicks make one order. */
const ALLOWED: Record<PaymentState['step'], readonly PaymentEvent['type'][]> = {
  ready: ['pressed', 'approved'],
  paying: ['approved', 'stopped'],
  capturing: ['slow', 'captured', 'stopped'],
  paid: [],
  stopped: ['pressed', 'approved'],
};

/** The state after an event; the very same object when the event has no place in it. */
export function afterEvent(state: PaymentState, event: PaymentEvent): PaymentState {
  if (!ALLOWED[state.step].includes(event.type)) return state;
  switch (event.type) {
    case 'pressed':
      return afterPress(state);
    case 'approved':
      return { step: 'capturing', orderId: event.orderId, isSlow: false };
    case 'slow':
      return state.step === 'capturing' && !state.isSlow ? { ...state, isSlow: true } : state;
    case 'captured':
      return { step: 'paid', guestId: event.guestId };
    case 'stopped': {
      const { reason, code, sentence } = event;
      // Only a provider that was away leaves the approval standing: then the next press captures, and asks nobody again.
      const approvedOrderId = state.step === 'capturing' && reason === 'provider' ? state.orderId : null;
      return { step: 'stopped', reason, code, sentence, approvedOrderId };
    }
  }
}

function afterPress(state: PaymentState): PaymentState {
  const orderId = state.step === 'stopped' ? state.approvedOrderId : null;
  return orderId ? { step: 'capturing', orderId, isSlow: false } : { step: 'paying' };
}

/** Whether something is under way that a second press, or a change of the booking, would disturb. */
export function isBusy({ step }: PaymentState): boolean {
  return step === 'paying' || step === 'capturing' || step === 'paid';
}
