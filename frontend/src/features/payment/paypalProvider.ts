import type { OneTimePaymentSession, PayPalPaymentsInstance } from '@paypal/paypal-js/sdk-v6';
import { getPaymentSetup } from '../../api/payments';
import { loadPayPal } from './paypalScript';

/** A client token lives 15 minutes; one older than ten is not worth starting a payment with. */
const FRESH_MS = 10 * 60_000;

/** What a payment hears from the provider. */
export interface ProviderEvents {
  onApprove: (orderId: string) => void;
  onCancel: (orderId?: string) => void;
  onError: (error: Error) => void;
}

/** The provider's side of a payment: its script, its token, its window. */
export class PayPalProvider {
  private ready: { instance: PayPalPaymentsInstance; madeAtMs: number } | null = null;
  private preparing: Promise<PayPalPaymentsInstance> | null = null;
  private session: OneTimePaymentSession | null = null;

  /** Has script and token at hand before the click. Cheap to repeat. Rejects when the provider cannot be reached. */
  prepare(): Promise<PayPalPaymentsInstance> {
    const fresh = this.freshInstance();
    if (fresh) return Promise.resolve(fresh);
    this.preparing ??= this.makeInstance().finally(() => {
      this.preparing = null;
    });
    return this.preparing;
  }

  /**
   * Opens the provider's window for an order that is still being made. Call it in the click: when the provider is
   * prepared nothing is awaited before the window opens, and the browser lets it. Without the provider no order is made,
   * which would hold places for nobody.
   * @param makeOrder answers null when nobody waits for the window any more.
   */
  async start(makeOrder: () => Promise<{ orderId: string }> | null, events: ProviderEvents): Promise<void> {
    const instance = this.freshInstance() ?? (await this.prepare());
    const order = makeOrder();
    if (!order) return;
    await this.newSession(instance, events).start({ presentationMode: 'auto' }, order);
  }

  /** Takes up a payment that went over the provider's page and came back by redirect. False when none did. */
  async resume(events: ProviderEvents): Promise<boolean> {
    const session = this.newSession(await this.prepare(), events);
    if (!session.hasReturned?.()) return false;
    await session.resume?.();
    return true;
  }

  /** Closes the provider's window, which counts as the buyer's cancelling. */
  cancel(): void {
    this.session?.cancel();
  }

  private freshInstance(): PayPalPaymentsInstance | null {
    return this.ready && Date.now() - this.ready.madeAtMs < FRESH_MS ? this.ready.instance : null;
  }

  private async makeInstance(): Promise<PayPalPaymentsInstance> {
    const { clientToken, sdkUrl } = await getPaymentSetup();
    const madeAtMs = Date.now();
    const paypal = await loadPayPal(sdkUrl);
    const instance = await paypal.createInstance({
      clientToken,
      components: ['paypal-payments'] as const,
      pageType: 'checkout',
    });
    this.ready = { instance, madeAtMs };
    return instance;
  }

  private newSession(instance: PayPalPaymentsInstance, events: ProviderEvents): OneTimePaymentSession {
    this.session = instance.createPayPalOneTimePaymentSession({
      onApprove: ({ orderId }) => Promise.resolve(events.onApprove(orderId)),
      onCancel: ({ orderId }) => events.onCancel(orderId),
      onError: (error) => events.onError(error),
    });
    return this.session;
  }
}
