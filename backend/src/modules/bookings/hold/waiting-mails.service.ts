import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Booking } from '../booking.entity.js';
import { BuyerMails } from '../buyer-mails.service.js';
import { type PutOnBy, waitingMail } from './waiting.mail.js';

const KINDS: Record<PutOnBy, string> = { guest: 'waits', host: 'put_on_waiting_list' };

/** Tells who booked that they are on the waiting list. */
@Injectable()
export class WaitingMails implements OnModuleInit {
  constructor(private readonly mails: BuyerMails) {}

  onModuleInit(): void {
    for (const by of Object.keys(KINDS) as PutOnBy[]) {
      // Null when the booking has moved on meanwhile: offered places, or left the list.
      this.mails.register(KINDS[by], (about) =>
        about.booking.status === 'waitlist' ? waitingMail(about, by) : null,
      );
    }
  }

  /** In the transaction that puts the booking on the list. */
  add(manager: EntityManager, { id, publicId, version }: Booking, by: PutOnBy): Promise<void> {
    return this.mails.add(manager, id, { kind: KINDS[by], ref: `booking:${publicId}:${version}` });
  }
}
