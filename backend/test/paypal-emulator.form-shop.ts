import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { PaypalGround, SHOP } from './paypal-emulator.ground.js';
import { eventually } from './support/eventually.js';
import { Receiver } from './support/webhook-receiver.js';

type Fields = Record<string, string>;

/** A shop that sells by PayPal's redirect form and hears of it by IPN; before each test all is forgotten. */
export class FormShop {
  paypal!: PaypalGround;
  shop!: Receiver;
  base = '';

  constructor() {
    beforeAll(async () => {
      this.paypal = await PaypalGround.open();
      this.shop = await Receiver.start();
      this.base = await this.paypal.startFresh();
    }, 120_000);
    afterAll(async () => {
      await this.paypal.close();
      this.shop.stop();
    });
    beforeEach(async () => {
      await this.control('reset');
      this.shop.forget();
      await this.paypal.freshToken(this.base);
    });
  }

  control(path: string, method = 'POST', body?: object) {
    return this.paypal.control(this.base, path, method, body);
  }

  async captures() {
    return (await this.control('captures', 'GET')).body.captures;
  }

  /** Posts the shop's form; answers the id that the buyer's page has it by. */
  async start(differing: Fields = {}): Promise<string> {
    const fields = {
      cmd: '_xclick',
      business: 'merchant@shop.test',
      item_name: 'Ensenada - Jos\u00e9 - Deposit',
      amount: '203.00',
      custom: 'guest_1_deposit',
      invoice: 'booking-1',
      notify_url: this.shop.url,
      return: `${SHOP}/paid`,
      cancel_return: `${SHOP}/left`,
      charset: 'utf-8',
    };
    const answer = await this.post('', new URLSearchParams({ ...fields, ...differing }).toString(), SHOP);
    return new URL(answer.headers.get('location') ?? '', this.base).searchParams.get('form') ?? '';
  }

  /** What the buyer does on the page; `origin` is whose page it was done on. */
  decide(form: string, decision: string, origin?: string): Promise<Response> {
    return this.post('/pay', new URLSearchParams({ form, decision }).toString(), origin);
  }

  async pay(differing?: Fields, decision = 'pay'): Promise<Response> {
    return this.decide(await this.start(differing), decision);
  }

  /** The fields of the messages the shop got, once they are this many. */
  told(count: number): Promise<Fields[]> {
    return eventually(() => {
      const { received } = this.shop;
      if (received.length !== count)
        throw new Error(`The shop was told ${received.length} times, not ${count}`);
      return received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
    });
  }

  /** Asks PayPal whether a message is its own. */
  async validate(body: string): Promise<string> {
    return (await this.post('', `cmd=_notify-validate&${body}`)).text();
  }

  post(path: string, body: string, origin = this.base): Promise<Response> {
    return fetch(`${this.base}/cgi-bin/webscr${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body,
      redirect: 'manual',
    });
  }
}
