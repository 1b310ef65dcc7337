import { randomUUID } from 'node:crypto';
import { freePort } from '../../tools/local/free-port.js';
import type { EmulatorSettings } from '../../tools/paypal-emulator/settings.js';
import { startEmulator, type RunningEmulator } from '../../tools/paypal-emulator/start.js';
import { openTestPostgres, type TestPostgres } from './support/test-postgres.js';

/** What a caller sees of an answer. */
export interface Reply {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- every route has its own shape, and each test knows it
  body: Record<string, any>;
}

export const SHOP = 'http://shop.test';

/** Emulators over one real PostgreSQL, as many as a test wants, and a client that speaks to them as a shop does. */
export class PaypalGround {
  /** The clock of every emulator here; a test moves it on. */
  readonly time = { now: new Date('2025-06-02T09:00:00Z') };
  #running: RunningEmulator[] = [];
  #databases = 0;
  #bearer = '';

  private constructor(private readonly postgres: TestPostgres) {}

  static async open(): Promise<PaypalGround> {
    return new PaypalGround(openTestPostgres());
  }

  async close(): Promise<void> {
    await this.stopAll();
    await this.postgres.stop();
  }

  /** An emulator over a database nobody has used; `start` gives it a neighbour over the same one. */
  async startFresh(differing: Partial<EmulatorSettings> = {}): Promise<string> {
    this.#databases += 1;
    this.time.now = new Date('2025-06-02T09:00:00Z');
    const base = await this.start(differing);
    await this.freshToken(base);
    return base;
  }

  async start(differing: Partial<EmulatorSettings> = {}): Promise<string> {
    const port = await freePort();
    const settings: EmulatorSettings = {
      host: '127.0.0.1',
      port,
      publicUrl: `http://127.0.0.1:${port}`,
      databaseUrl: this.postgres.urlOfNew(`emulator_${this.#databases}`),
      clientId: 'shop',
      clientSecret: 'secret',
      controlKey: 'key',
      merchantOrigins: [SHOP],
      merchantUrl: undefined,
      orderTtlMinutes: 180,
      apiUrl: `http://127.0.0.1:${port}`,
      caFile: undefined,
      webhook: undefined,
      timeScale: 1,
      merchantEmail: 'merchant@shop.test',
      merchantId: 'SHOPMERCHANT1',
      ipnUrl: undefined,
      statementDelayMinutes: 0,
      ...differing,
    };
    this.#running.push(await startEmulator(settings, () => this.time.now));
    return settings.publicUrl;
  }

  async stopAll(): Promise<void> {
    await Promise.all(this.#running.map((emulator) => emulator.stop()));
    this.#running = [];
  }

  async token(base: string, form: Record<string, string> = {}, secret = 'secret'): Promise<Reply> {
    const authorization = `Basic ${Buffer.from(`shop:${secret}`).toString('base64')}`;
    const body = new URLSearchParams({ grant_type: 'client_credentials', ...form });
    return read(await fetch(`${base}/v1/oauth2/token`, { method: 'POST', headers: { authorization }, body }));
  }

  async ask(url: string, method = 'GET', { body, headers }: { body?: unknown; headers?: object } = {}) {
    const common = { authorization: `Bearer ${this.#bearer}`, 'content-type': 'application/json' };
    const text = body === undefined ? undefined : JSON.stringify(body);
    return read(await fetch(url, { method, headers: { ...common, ...headers }, body: text }));
  }

  async control(base: string, path: string, method = 'GET', body?: object): Promise<Reply> {
    return this.ask(`${base}/__emulator/${path}`, method, { body, headers: { 'x-emulator-key': 'key' } });
  }

  async create(base: string, unit: object = {}, requestId: string = randomUUID()): Promise<Reply> {
    const headers = { 'PayPal-Request-Id': requestId };
    return this.ask(`${base}/v2/checkout/orders`, 'POST', { body: anOrder(unit), headers });
  }

  async anApprovedOrder(base: string, unit: object = {}): Promise<string> {
    const { body } = await this.create(base, unit);
    await this.control(base, `orders/${body.id}/approve`, 'POST');
    return body.id;
  }

  async capture(
    base: string,
    id: string,
    requestId: string = randomUUID(),
    headers: object = {},
  ): Promise<Reply> {
    const all = { 'PayPal-Request-Id': requestId, Prefer: 'return=representation', ...headers };
    return this.ask(`${base}/v2/checkout/orders/${id}/capture`, 'POST', { headers: all });
  }

  /** An order that was approved and captured. */
  async aPayment(base: string, unit: object = {}) {
    const orderId = await this.anApprovedOrder(base, unit);
    const order = (await this.capture(base, orderId)).body;
    const captureId: string = order.purchase_units[0].payments.captures[0].id;
    return { orderId, captureId, order };
  }

  get bearer(): string {
    return this.#bearer;
  }

  /** A new bearer for the calls to come: the old one runs out when a test moves the time on. */
  async freshToken(base: string): Promise<void> {
    this.#bearer = (await this.token(base)).body.access_token;
  }

  /** How many calls of this operation changed something. */
  async effects(base: string, operation: string): Promise<number> {
    const { body } = await this.control(base, `calls?operation=${operation}`);
    return body.calls.filter((call: { tookEffect: boolean }) => call.tookEffect).length;
  }
}

export function anOrder(unit: object = {}) {
  const experience = { return_url: `${SHOP}/back`, cancel_url: `${SHOP}/back?cabin=inside` };
  return {
    intent: 'CAPTURE',
    purchase_units: [{ amount: { currency_code: 'USD', value: '728.00' }, ...unit }],
    payment_source: { paypal: { experience_context: experience } },
  };
}

export function issueOf({ body }: Reply): string | undefined {
  return body.details?.[0]?.issue;
}

async function read(response: Response): Promise<Reply> {
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } };
}
