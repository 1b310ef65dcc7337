import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { firstNameOf } from '../../../../contracts/person-name.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { Booking } from '../booking.entity.js';
import { type AboutBooking, BuyerMails } from '../buyer-mails.service.js';
import { bookingReference } from '../guest.view.js';
import { isOnePlace } from '../mail-words.js';

const KIND = 'offer_lapsed';

/** Tells who was offered places and did not pay that the next in line gets them, and the way back. */
@Injectable()
export class LapsedOfferMails implements OnModuleInit {
  constructor(private readonly mails: BuyerMails) {}

  onModuleInit(): void {
    this.mails.register(KIND, written);
  }

  add(manager: EntityManager, { id, publicId, version }: Booking): Promise<void> {
    return this.mails.add(manager, id, { kind: KIND, ref: `booking:${publicId}:${version}` });
  }
}

/** Null when a host has given the places back meanwhile, or put the booking on the list again. */
function written({ booking, buyer, trip: { title }, contactEmail }: AboutBooking): MailText | null {
  if (booking.status !== 'expired') return null;
  const isOne = isOnePlace(booking);
  return {
    subject: `The ${isOne ? 'place' : 'places'} on ${title} ${isOne ? 'is' : 'are'} free again`,
    text: [
      `Hello ${firstNameOf(buyer.name)},`,
      `the time in which we held ${isOne ? 'a place' : 'places'} on ${title} for you is over, and ${isOne ? 'it goes' : 'they go'} to the next in line. Nothing was charged, and you are not on the waiting list any more.`,
      `Would you still like to come? Write to ${contactEmail}: we put you on the list again.`,
      `It is about booking ${bookingReference(booking)}.`,
    ].join('\n\n'),
  };
}
