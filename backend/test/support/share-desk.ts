import { randomUUID } from 'node:crypto';
import type { GuestShareDto, GuestSharesDto } from '../../src/modules/payments/guest/guest-shares.dto.js';
import type { Booked } from './booked.js';
import type { Reply } from './visitor.js';

interface Refusal {
  code?: string;
  details?: object;
}

/** What a buyer does about the shares of their booking: each request under a key of its own, unless one is given. */
class ShareDesk {
  constructor(private readonly of: Pick<Booked, 'bookingId' | 'guest'>) {}

  get path(): string {
    return `/api/guest/bookings/${this.of.bookingId}/shares`;
  }

  async read(): Promise<GuestSharesDto> {
    return (await this.of.guest.call<GuestSharesDto>('GET', this.path)).body;
  }

  make(
    amountCents: number,
    name = 'Eve Mate',
    key: string = randomUUID(),
  ): Promise<Reply<GuestShareDto & Refusal>> {
    return this.of.guest.call('POST', this.path, { name, amountCents }, { 'Idempotency-Key': key });
  }

  withdraw(id: string): Promise<Reply<GuestSharesDto & Refusal>> {
    return this.of.guest.call('DELETE', `${this.path}/${id}`, undefined, { 'Idempotency-Key': randomUUID() });
  }
}

export const shareDesk = (of: Pick<Booked, 'bookingId' | 'guest'>): ShareDesk => new ShareDesk(of);
