import type { HostDesk } from './booked.js';
import type { Reply } from './visitor.js';

interface PartyQuote {
  differenceCents: number;
  addOnsCents: number;
  owedCents: number;
  overpaidCents: number;
  code?: string;
}
interface Price {
  payableCents: number;
  totalCents: number;
}
type Refusal = { code?: string; fields?: Record<string, string> } | null;

/** What a host does about who shares a booking's cabin. */
export class PartyDesk {
  constructor(private readonly host: HostDesk) {}

  async preview(bookingId: string, travellers: number): Promise<PartyQuote> {
    return (await this.host.post<PartyQuote>(bookingId, 'party/quote', { travellers })).body;
  }

  /** As the host's page reads it. */
  async versionOf(bookingId: string): Promise<number> {
    const path = `/api/host/bookings/${bookingId}`;
    return (await this.host.visitor.call<{ version: number }>('GET', path)).body.version;
  }

  async change(bookingId: string, travellers: number, body: object): Promise<Reply<Refusal>> {
    const version = await this.versionOf(bookingId);
    const wish = { travellers, version, reason: 'They asked for it', ...body };
    return this.host.send<Refusal>('PUT', bookingId, 'party', wish);
  }

  /** What two in an inside cabin pay today. */
  async forTwo(paymentType: string): Promise<Price> {
    const choice = { cabinType: 'inside', occupancy: 'double', travellers: 2, paymentType };
    const { body } = await this.host.visitor.call<Price>('POST', '/api/quote', choice);
    return body;
  }
}
