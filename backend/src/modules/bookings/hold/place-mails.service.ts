import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { firstNameOf } from '../../../../contracts/person-name.js';
import type { MailText } from '../../../platform/mail/mail-templates.js';
import type { Booking } from '../booking.entity.js';
import { UNPAID_HOLDS } from '../booking.rules.js';
import { type AboutBooking, BuyerMails } from '../buyer-mails.service.js';
import { bookingReference } from '../guest.view.js';
import { isOnePlace, placesWords } from '../mail-words.js';

const KIND = 'places_kept';

/** Tells who booked that their places are kept, until when, and where to pay: after an approval, and with an offer. */
@Injectable()
export class PlaceMails implements OnModuleInit {
  constructor(private readonly mails: BuyerMails) {}

  onModuleInit(): void {
    this.mails.register(KIND, written);
  }

  add(manager: EntityManager, { id, publicId, version }: Booking): Promise<void> {
    return this.mails.add(manager, id, { kind: KIND, ref: `booking:${publicId}:${version}` });
  }
}

/** Null when the booking has moved on meanwhile: paid, lapsed, back on the list. */
function written({ booking, buyer, trip: { title, timeZone }, siteUrl }: AboutBooking): MailText | null {
  if (!UNPAID_HOLDS.includes(booking.status)) return null;
  const isOffer = booking.offerExpiresAt !== null;
  const isOne = isOnePlace(booking);
  const party = placesWords(booking.travellers);
  return {
    subject: isOffer
      ? `${isOne ? 'A place' : 'Places'} for you on ${title}`
      : `Your booking for ${title} is approved`,
    text: [
      `Hello ${firstNameOf(buyer.name)},`,
      isOffer
        ? `${isOne ? 'a place' : 'places'} came free on ${title}, and it is your turn: we hold ${party} for you.`
        : `your host has approved your booking for ${title} and keeps ${party} for you.`,
      until(booking.holdExpiresAt, timeZone, isOne),
      `Pay here:\n${siteUrl}/template/payment/${buyer.publicId}`,
      `It is about booking ${bookingReference(booking)}.`,
    ].join('\n\n'),
  };
}

function until(instant: Date | null, timeZone: string, isOne: boolean): string {
  if (!instant) return `${isOne ? 'It becomes' : 'They become'} yours with your first payment.`;
  const at = DateTime.fromJSDate(instant, { zone: timeZone }).setLocale('en-US');
  return `Pay by ${at.toFormat("cccc, LLLL d, h:mm a '('ZZZZ')'")}; after that ${isOne ? 'it goes' : 'they go'} to the next in line.`;
}
