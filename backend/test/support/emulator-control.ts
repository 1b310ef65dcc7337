import type { Fault, PayPalCall, PayPalCapture, PayPalRefund, Switches } from './emulator-shapes.js';

/** What a buyer does, what becomes of the money at PayPal, and what goes wrong: the emulator's control endpoint. */
export class EmulatorControl {
  constructor(
    protected readonly url: string,
    private readonly key: string,
  ) {}

  /** What the buyer does on the approval page; answers where PayPal would lead them then. */
  async decide(orderId: string, decision: 'approve' | 'decline' | 'cancel'): Promise<string | null> {
    const answer = await this.control('POST', `/orders/${orderId}/${decision}`);
    return (answer as { redirectUrl: string | null }).redirectUrl;
  }

  async fault(fault: Fault): Promise<void> {
    await this.control('POST', '/faults', fault);
  }

  async forgetFaults(): Promise<void> {
    await this.control('DELETE', '/faults');
  }

  /** What PayPal's papers leave open; the others stay as they are. */
  async throwSwitches(switches: Switches): Promise<void> {
    await this.control('POST', '/switches', switches);
  }

  /** The captures PayPal holds for an order; without one, all of them. */
  async captures(orderId?: string): Promise<PayPalCapture[]> {
    const answer = await this.control('GET', `/captures${ofOrder(orderId)}`);
    return (answer as { captures: PayPalCapture[] }).captures;
  }

  /** The refunds and reversals PayPal holds for an order; without one, all of them. */
  async refunds(orderId?: string): Promise<PayPalRefund[]> {
    const answer = await this.control('GET', `/refunds${ofOrder(orderId)}`);
    return (answer as { refunds: PayPalRefund[] }).refunds;
  }

  /** A pending capture clears. */
  async completeCapture(captureId: string): Promise<void> {
    await this.control('POST', `/captures/${captureId}/complete`);
  }

  /** A pending capture is refused after all. */
  async denyCapture(captureId: string): Promise<void> {
    await this.control('POST', `/captures/${captureId}/deny`);
  }

  /** The merchant refunds at PayPal's dashboard: `value` such as "10.00", or everything that is left. */
  async refundAtPayPal(captureId: string, value?: string): Promise<PayPalRefund> {
    return (await this.control('POST', `/captures/${captureId}/refund`, { value })) as PayPalRefund;
  }

  /** The buyer's bank takes back everything that is left of a capture. */
  async reverse(captureId: string): Promise<PayPalRefund> {
    return (await this.control('POST', `/captures/${captureId}/reverse`)) as PayPalRefund;
  }

  async cancelReversal(captureId: string): Promise<void> {
    await this.control('POST', `/captures/${captureId}/cancel-reversal`);
  }

  async completeRefund(refundId: string): Promise<void> {
    await this.control('POST', `/refunds/${refundId}/complete`);
  }

  async failRefund(refundId: string): Promise<void> {
    await this.control('POST', `/refunds/${refundId}/fail`);
  }

  /** The buyer disputes a capture, or a part of it such as "100.00"; answers the dispute's id. */
  async dispute(captureId: string, value?: string): Promise<string> {
    return ((await this.control('POST', `/captures/${captureId}/dispute`, { value })) as { id: string }).id;
  }

  /** PayPal looks into a dispute. */
  async reviewDispute(disputeId: string): Promise<void> {
    await this.control('POST', `/disputes/${disputeId}/review`);
  }

  /** `ACCEPTED`: the merchant agrees, and what is disputed is refunded. */
  async resolveDispute(disputeId: string, outcome: 'BUYER' | 'SELLER' | 'ACCEPTED'): Promise<void> {
    await this.control('POST', `/disputes/${disputeId}/resolve`, { outcome });
  }

  /** Somebody changes what an order costs, at PayPal; `value` such as "1.00". */
  async changeAmount(orderId: string, value: string): Promise<void> {
    await this.control('POST', `/orders/${orderId}/amount`, { value });
  }

  /** Moves PayPal's time on, for everything that reads it. */
  async advanceClock(advanceMs: number): Promise<void> {
    await this.control('POST', '/clock', { advanceMs });
  }

  /** Every call of one operation, answered or not. */
  async calls(operation: Fault['operation']): Promise<PayPalCall[]> {
    return ((await this.control('GET', `/calls?operation=${operation}`)) as { calls: PayPalCall[] }).calls;
  }

  /** Requests repeated under one id with another body: each is a mistake of ours. */
  async violations(): Promise<unknown[]> {
    return ((await this.control('GET', '/violations')) as { violations: unknown[] }).violations;
  }

  protected async control(method: string, path: string, body?: object): Promise<unknown> {
    const headers = { 'X-Emulator-Key': this.key, 'Content-Type': 'application/json' };
    const response = await fetch(`${this.url}/__emulator${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  }
}

const ofOrder = (orderId: string | undefined) => (orderId === undefined ? '' : `?order=${orderId}`);
