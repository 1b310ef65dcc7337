import { randomBytes } from 'node:crypto';
import { freePort } from '../../local/free-port.js';
import { StartedProcess } from './started-process.js';

interface Fault {
  operation: 'token' | 'create' | 'get' | 'capture' | 'get-capture' | 'refund' | 'get-refund' | 'get-dispute';
  kind: 'fail' | 'delay' | 'drop-before' | 'commit-then-drop' | 'commit-then-hang' | 'pending';
  /** Of a `pending` capture or refund; ECHECK when left out. */
  reason?: string;
  status?: number;
  issue?: string;
  name?: string;
  delayMs?: number;
  times?: number;
}

/** A capture as PayPal shows it, as far as tests look. */
export interface PayPalCapture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: { currency_code: string; value: string };
  custom_id?: string;
}

/** A refund or a reversal as PayPal shows it, as far as tests look. */
export interface PayPalRefund {
  id: string;
  kind: 'refund' | 'reversal';
  capture_id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  amount: { currency_code: string; value: string };
}

/** PayPal's emulator as a process, and its control endpoint: what a buyer does, and what goes wrong. */
export class Emulator {
  private constructor(
    private readonly process: StartedProcess,
    private readonly url: string,
    private readonly key: string,
    private readonly secret: string,
  ) {}

  static async start(main: string, databaseUrl: string, merchantOrigins: string[]): Promise<Emulator> {
    const url = `http://localhost:${await freePort()}`;
    const [key, secret] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')];
    const env = {
      NODE_ENV: 'test',
      EMULATOR_HOST: 'localhost',
      EMULATOR_PORT: new URL(url).port,
      EMULATOR_DATABASE_URL: databaseUrl,
      EMULATOR_CLIENT_ID: 'gangway-test',
      EMULATOR_CLIENT_SECRET: secret,
      EMULATOR_CONTROL_KEY: key,
      EMULATOR_MERCHANT_ORIGINS: merchantOrigins.join(','),
    };
    const ready = async () => (await fetch(`${url}/healthz`)).ok;
    return new Emulator(
      await new StartedProcess(process.execPath, [main], env, ready).start(),
      url,
      key,
      secret,
    );
  }

  get environmentOfTheProduct(): NodeJS.ProcessEnv {
    return {
      PAYPAL_ENV: 'emulator',
      PAYPAL_API_BASE: this.url,
      PAYPAL_SDK_URL: `${this.url}/web-sdk/v6/core`,
      PAYPAL_CLIENT_ID: 'gangway-test',
      PAYPAL_CLIENT_SECRET: this.secret,
    };
  }

  /** What the buyer does on the approval page. */
  async decide(orderId: string, decision: 'approve' | 'decline' | 'cancel'): Promise<void> {
    await this.control('POST', `/orders/${orderId}/${decision}`);
  }

  async fault(fault: Fault): Promise<void> {
    await this.control('POST', '/faults', fault);
  }

  async forgetFaults(): Promise<void> {
    await this.control('DELETE', '/faults');
  }

  /** The captures PayPal holds for an order. */
  async captures(orderId: string): Promise<PayPalCapture[]> {
    const answer = await this.control('GET', `/captures?order=${orderId}`);
    return (answer as { captures: PayPalCapture[] }).captures;
  }

  /** The refunds and reversals PayPal holds for an order. */
  async refunds(orderId: string): Promise<PayPalRefund[]> {
    const answer = await this.control('GET', `/refunds?order=${orderId}`);
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

  /** The buyer disputes a capture; answers the dispute's id. */
  async dispute(captureId: string): Promise<string> {
    return ((await this.control('POST', `/captures/${captureId}/dispute`)) as { id: string }).id;
  }

  /** PayPal looks into a dispute. */
  async reviewDispute(disputeId: string): Promise<void> {
    await this.control('POST', `/disputes/${disputeId}/review`);
  }

  async resolveDispute(disputeId: string, outcome: 'BUYER' | 'SELLER'): Promise<void> {
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
  async calls(operation: Fault['operation']): Promise<unknown[]> {
    return ((await this.control('GET', `/calls?operation=${operation}`)) as { calls: unknown[] }).calls;
  }

  /** Requests repeated under one id with another body: each is a mistake of ours. */
  async violations(): Promise<unknown[]> {
    return ((await this.control('GET', '/violations')) as { violations: unknown[] }).violations;
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  private async control(method: string, path: string, body?: object): Promise<unknown> {
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
