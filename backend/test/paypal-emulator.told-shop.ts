import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PaypalGround } from './paypal-emulator.ground.js';
import { eventually } from './support/eventually.js';
import { Receiver, type Received } from './support/webhook-receiver.js';

/** The standing subscription's id. */
export const WEBHOOK_ID = 'STANDING1';

/** An emulator that tells a shop of everything; before each test both have forgotten what was. */
export class ToldShop {
  paypal!: PaypalGround;
  shop!: Receiver;
  base = '';
  #folder = '';

  constructor() {
    beforeAll(async () => {
      this.#folder = await mkdtemp(join(tmpdir(), 'paypal-ca-'));
      this.paypal = await PaypalGround.open();
      this.shop = await Receiver.start();
      this.base = await this.paypal.startFresh(this.settings);
    }, 120_000);
    afterAll(async () => {
      await this.paypal.close();
      this.shop.stop();
      await rm(this.#folder, { recursive: true });
    });
    beforeEach(async () => {
      await this.control('reset');
      this.shop.forget();
      await this.paypal.freshToken(this.base);
    });
  }

  get caFile(): string {
    return join(this.#folder, 'ca.pem');
  }

  get settings() {
    return { webhook: { id: WEBHOOK_ID, url: this.shop.url }, caFile: this.caFile };
  }

  control(path: string, method = 'POST', body?: object) {
    return this.paypal.control(this.base, path, method, body);
  }

  /** Waits until the shop was told this often. */
  told(count: number): Promise<void> {
    return eventually(() => {
      const { length } = this.shop.received;
      if (length !== count) throw new Error(`The shop was told ${length} times, not ${count}`);
    });
  }

  async toldOnce(): Promise<Received> {
    await this.told(1);
    return this.shop.received[0]!;
  }

  async events() {
    return (await this.control('webhooks/events', 'GET')).body.events;
  }

  /** Asks PayPal whether a message is its own; `event` goes back as the text it is. */
  async verify(fields: object, event: string): Promise<string> {
    const response = await fetch(`${this.base}/v1/notifications/verify-webhook-signature`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.paypal.bearer}`, 'content-type': 'application/json' },
      body: `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${event}}`,
    });
    return ((await response.json()) as { verification_status: string }).verification_status;
  }
}

/** What a merchant sends back to have a message verified. */
export const fieldsOf = ({ headers }: Received, webhookId = WEBHOOK_ID) => ({
  auth_algo: headers['paypal-auth-algo'],
  cert_url: headers['paypal-cert-url'],
  transmission_id: headers['paypal-transmission-id'],
  transmission_sig: headers['paypal-transmission-sig'],
  transmission_time: headers['paypal-transmission-time'],
  webhook_id: webhookId,
});
