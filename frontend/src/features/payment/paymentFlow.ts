import { logProblem } from '../../api/errors';
import type { CaptureResult } from '../../api/payments';
import { pause } from '../../lib/time/pause';
import { forgetApproved, recallApproved, rememberApproved } from './approvedOrder';
import { captureUntilKnown } from './captureLoop';
import { afterEvent, type PaymentEvent, type PaymentState } from './payment.rules';
import type { PayPalProvider, ProviderEvents } from './paypalProvider';
import { forgetReturn, type Returned } from './returned';
import { CANCELLED, PROVIDER_FAILED, type Stop, stopOf } from './stops';
import { stopOfUnheard } from './unheardEnd';

/** What is paid, as the page knows it at the moment of asking. */
export interface Deal {
  /** Our server's order: the open one, however often it is asked for. */
  openOrder: () => Promise<string>;
  /** @param ifApproved nobody told of an approval: that there is none is an answer, and no refusal. */
  capture: (orderId: string, ifApproved?: boolean) => Promise<CaptureResult>;
}

/** One checkout's payment, from the press to the money. The rules decide what follows what; this does it. */
export class PaymentFlow {
  private state: PaymentState = { step: 'ready' };
  private readonly listeners = new Set<() => void>();
  private attempt = 0;
  /** What the open attempt pays, once it is known. */
  private orderId: string | null = null;
  private isAsking = false;
  private hasLeft = false;

  constructor(
    private deal: Deal,
    private readonly provider: Pick<PayPalProvider, 'prepare' | 'start' | 'resume' | 'cancel'>,
    private readonly wait: (ms: number) => Promise<void> = pause,
  ) {}

  readonly getState = (): PaymentState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Replaces what is paid: insurance or plan may change until the press. */
  offer(deal: Deal): void {
    this.deal = deal;
  }

  /** Gets script and token ready. A failure is no news yet: the press tries again and tells. */
  readonly prepare = (): void => {
    this.provider.prepare().catch((error: unknown) => logProblem('PayPal is not ready', error));
  };

  /** Starts or tries again; must run in the click itself. While a payment is under way it does nothing. */
  readonly press = (): void => {
    if (!this.tell({ type: 'pressed' })) return;
    if (this.state.step === 'capturing') void this.capture(this.state.orderId);
    else void this.open();
  };

  readonly cancel = (): void => {
    this.provider.cancel();
    void this.endUnheard(CANCELLED, this.orderId);
  };

  /**
   * Takes up what was under way before this page: an approval that a reload cut short, or a buyer sent back by redirect.
   * Our server asks PayPal whether they approved: no script of theirs is needed for that, and some browsers block it.
   * Returns the way to leave.
   */
  enter(returned: Returned | null): () => void {
    this.hasLeft = false;
    const orderId = recallApproved() ?? (returned?.isApproved ? returned.orderId : null);
    if (returned?.isApproved) forgetReturn();
    if (orderId) this.approve(orderId);
    else if (returned) void this.takeUpReturn();
    return () => {
      this.hasLeft = true;
    };
  }

  private async takeUpReturn(): Promise<void> {
    if (!this.tell({ type: 'pressed' })) return;
    try {
      const isReturn = await this.provider.resume(this.eventsOfAttempt());
      if (!isReturn) this.tell(CANCELLED);
    } catch (error) {
      this.fail(error);
    }
  }

  private async open(): Promise<void> {
    const events = this.eventsOfAttempt();
    const mine = this.attempt;
    const makeOrder = () => {
      if (mine !== this.attempt || this.state.step !== 'paying') return null;
      const order = this.deal.openOrder().then((orderId) => {
        if (mine === this.attempt) this.orderId = orderId;
        return { orderId };
      });
      // Heard before the provider's own complaint about a missing order, so that the buyer reads the true reason.
      order.catch((error: unknown) => {
        logProblem('The order was not made', error);
        this.tell(stopOf(error));
      });
      return order;
    };
    try {
      await this.provider.start(makeOrder, events);
    } catch (error) {
      events.onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** A window of an earlier attempt may still speak; it is not listened to. */
  private eventsOfAttempt(): ProviderEvents {
    const mine = ++this.attempt;
    this.orderId = null;
    const ifCurrent = (act: () => void) => {
      if (mine === this.attempt) act();
    };
    return {
      onApprove: (orderId) => ifCurrent(() => this.approve(orderId)),
      onCancel: (orderId) => ifCurrent(() => void this.endUnheard(CANCELLED, orderId ?? this.orderId)),
      onError: (error) => ifCurrent(() => this.fail(error)),
    };
  }

  private approve(orderId: string): void {
    if (!this.tell({ type: 'approved', orderId })) return;
    rememberApproved(orderId);
    void this.capture(orderId);
  }

  private async capture(orderId: string): Promise<void> {
    try {
      const captured = await captureUntilKnown({
        capture: () => this.deal.capture(orderId),
        wait: this.wait,
        onSlow: () => this.tell({ type: 'slow' }),
        isWanted: () => !this.hasLeft,
      });
      if (!captured) return;
      forgetApproved();
      this.tell({ type: 'captured', guestId: captured.guestId ?? null });
    } catch (error) {
      logProblem('The capture was refused', error);
      this.tell(stopOf(error));
      if (this.state.step === 'stopped' && !this.state.approvedOrderId) forgetApproved();
    }
  }

  private fail(error: unknown): void {
    if (this.state.step !== 'paying') return;
    logProblem('PayPal stopped', error);
    void this.endUnheard(PROVIDER_FAILED, this.orderId);
  }

  /** The window is gone without a word of approval. Nobody could have approved before there was an order. */
  private async endUnheard(seeming: Stop, orderId: string | null): Promise<void> {
    if (this.state.step !== 'paying' || this.isAsking) return;
    if (!orderId) return void this.tell(seeming);
    this.isAsking = true;
    const stop = await stopOfUnheard(seeming, () => this.deal.capture(orderId, true));
    this.isAsking = false;
    // The word came after all, while we asked.
    if (this.state.step !== 'paying') return;
    if (stop) this.tell(stop);
    else this.approve(orderId);
  }

  /** True when the event changed something. */
  private tell(event: PaymentEvent): boolean {
    const before = this.state;
    this.state = afterEvent(before, event);
    if (this.state === before) return false;
    for (const listener of this.listeners) listener();
    return true;
  }
}
