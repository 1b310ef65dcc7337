import type { HostTripDetailDto } from '../../src/modules/host/trips/host-trips.dto.js';
import type { PromoCode } from '../../src/modules/trips/trip-config.js';
import { HostDesk } from './booked.js';
import { aVisitor } from './demo-people.js';
import { aHost } from './people.js';
import { aTraveller, aTripOnSale, type Buyer } from './purchase.js';
import type { Stack } from './stack.js';
import type { Reply, Visitor } from './visitor.js';

export const aCode = (code: string, changes: Partial<PromoCode> = {}): PromoCode => ({
  code,
  percent: 10,
  centsOff: null,
  maxUses: null,
  until: null,
  ...changes,
});
export const SUMMER = aCode('SUMMER');
/** For one booking. */
export const CREW = aCode('CREW', { percent: null, centsOff: 5_000, maxUses: 1 });
/** Of a code that has ended. */
export const OVER = { until: '2020-01-31' };
export const OVER_WORDS = 'This code could be used until January 31, 2020.';
export const USED_UP = {
  status: 409,
  body: {
    code: 'promo.used_up',
    fields: { promoCode: 'This code has been used as often as it may be.' },
  },
};

interface Refused {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}
interface Quoted extends Refused {
  promoCode: string | null;
  promoCents: number;
  totalCents: number;
  payableCents: number;
  dueToday: string;
}
interface Drafted extends Refused {
  promoCode?: string;
  promoProblem: string | null;
  quote: Quoted;
}
interface Made {
  id: number;
  publicId: string;
  promo: object | null;
  promoCents: number;
}

/** A trip on sale with codes. One traveller of an inside cabin pays $850 for it, or $808 at once. */
export class PromoTrip {
  private constructor(
    private readonly stack: Stack,
    readonly id: number,
    /** Its owner's. */
    readonly host: HostDesk,
  ) {}

  static async of(stack: Stack, ...codes: PromoCode[]): Promise<PromoTrip> {
    const tripId = await aTripOnSale(stack);
    const trip = new PromoTrip(stack, tripId, new HostDesk(stack, await aHost(stack, [tripId])));
    await trip.write(...codes);
    return trip;
  }

  /** The codes that it has from now on. */
  async write(...codes: PromoCode[]): Promise<void> {
    await this.stack.db.query(
      `UPDATE trips SET config = config || jsonb_build_object('promoCodes', $2::jsonb) WHERE id = $1`,
      [this.id, JSON.stringify(codes)],
    );
  }

  async detail(): Promise<HostTripDetailDto> {
    return (await this.host.visitor.call<HostTripDetailDto>('GET', `/api/host/trips/${this.id}`)).body;
  }

  quote(
    promoCode?: string,
    visitor: Visitor = aVisitor(this.stack),
    channel: 'checkout' | 'booking_form' = 'checkout',
  ): Promise<Reply<Quoted>> {
    const alone = { cabinType: 'inside', occupancy: 'single', travellers: 1 };
    return visitor.call('POST', '/api/quote', { ...alone, promoCode, channel });
  }

  register(
    name: string,
    changes: object = {},
    visitor: Visitor = aVisitor(this.stack),
  ): Promise<Reply<{ id: string } & Refused>> {
    const form = { name, email: `${name}@example.com`, cabinType: 'inside', paymentType: 'full' };
    return visitor.call('POST', '/api/guests', { ...form, ...changes });
  }

  /** What a buyer enters at the checkout. */
  draft(buyer: Buyer, promoCode?: string): Promise<Reply<Drafted>> {
    const travellers = [aTraveller('Sam', 'sam@example.com')];
    const entered = { cabinType: 'inside', occupancy: 'double', travellers, promoCode };
    return buyer.call('PUT', '/api/checkout/draft', entered);
  }

  async drafted(buyer: Buyer): Promise<Drafted> {
    return (await buyer.call<Drafted>('GET', '/api/checkout/draft')).body;
  }

  async bookingOf(guestId: string): Promise<Made> {
    const { rows } = await this.stack.db.query<Made>(
      `SELECT b.id, b.public_id AS "publicId", b.promo, b.promo_cents AS "promoCents"
         FROM bookings b JOIN guests g ON g.booking_id = b.id WHERE g.public_id = $1`,
      [guestId],
    );
    return rows[0]!;
  }
}
