import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { HostBookingDto } from '../../src/modules/host/booking/booking-page.dto.js';
import { assertBooksBalance } from './books.js';
import { bookingOf } from './demo-people.js';
import { signedInAs } from './people.js';
import { type Stack, startStack } from './stack.js';
import type { Reply, Visitor } from './visitor.js';

type Booking = HostBookingDto & { code?: string; fields?: Record<string, string> };

/** The demo's two hosts at their bookings, each on a node of their own; after every test the books balance. */
export class DemoDesk {
  stack!: Stack;
  marisol!: Visitor;
  theo!: Visitor;

  constructor() {
    beforeAll(async () => {
      this.stack = await startStack({ nodes: 2, env: { DEMO_MODE: '1' } });
      this.marisol = await signedInAs(this.stack, 'marisol');
      this.theo = (await signedInAs(this.stack, 'theo')).via(this.stack.nodes[1]!.url);
    }, 120_000);
    afterEach(() => assertBooksBalance(this.stack));
    afterAll(() => this.stack.stop());
  }

  bookingOf(username: string): Promise<string> {
    return bookingOf(this.stack, username);
  }

  async read(id: string): Promise<Booking> {
    return (await this.marisol.call<Booking>('GET', `/api/host/bookings/${id}`)).body;
  }

  send(host: Visitor, method: string, id: string, path = '', body: object = {}): Promise<Reply<Booking>> {
    const key = { 'Idempotency-Key': randomUUID() };
    return host.call<Booking>(method, `/api/host/bookings/${id}${path}`, body, key);
  }
}
