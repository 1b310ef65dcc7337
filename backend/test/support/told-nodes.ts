import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { assertBooksBalance } from './books.js';
import { allWorkedOn } from './money-picture.js';
import { PayingBuyers } from './paying-buyers.js';
import { aTripOnSale } from './purchase.js';
import { type Stack, startStack } from './stack.js';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Two nodes that sell a trip and are told of its money in every way; after each test all is told, and the books balance. */
export class ToldNodes {
  stack!: Stack;
  readonly buyers = new PayingBuyers(() => this.stack);

  constructor() {
    beforeAll(async () => {
      this.stack = await startStack({ nodes: 2 });
      await aTripOnSale(this.stack);
    }, 120_000);
    afterEach(async () => {
      const { emulator } = this.stack;
      await emulator.forgetFaults();
      await emulator.releaseIpn();
      await emulator.releaseWebhooks();
      await allWorkedOn(this.stack);
      await assertBooksBalance(this.stack);
    });
    afterAll(() => this.stack.stop());
  }

  /** Hands the second node a notification as PayPal does. */
  async notify(body: string): Promise<{ status: number; text: string }> {
    const door = `${this.stack.nodes[1]!.url}/paypal/ipn`;
    const answer = await fetch(door, { method: 'POST', headers: FORM, body });
    return { status: answer.status, text: await answer.text() };
  }
}
