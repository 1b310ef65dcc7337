import type { EntityManager } from 'typeorm';
import { BookingAddOn } from '../modules/bookings/add-ons/booking-add-on.entity.js';
import { Booking } from '../modules/bookings/booking.entity.js';
import { addOnPriceCents } from '../modules/payments/add-ons/add-ons.service.js';
import { addOnsOf } from '../modules/trips/trip-config.js';
import type { SeededBooking } from './told-booking.js';

interface Extras {
  room: string;
  deck: string;
  /** Codes of the trip's offers; settled on board, so that the demo's sums stay what they are. */
  addOns: readonly string[];
}

const EXTRAS: Record<string, Extras> = {
  'ensenada-2': { room: '4127', deck: '4', addOns: ['internet'] },
  'ensenada-4': { room: '6210', deck: '6', addOns: ['drinks', 'guadalupe', 'reunion'] },
  'ensenada-5': { room: '4131', deck: '4', addOns: [] },
};

/** Gives some bookings of the cruise on sale their rooms, and what they have beside the cabin. */
export async function seedExtras(manager: EntityManager, bookings: readonly SeededBooking[]): Promise<void> {
  for (const booking of bookings) {
    const extras = EXTRAS[booking.sketch.ref];
    if (!extras) continue;
    const { room: roomNumber, deck: deckNumber, addOns } = extras;
    await manager.update(Booking, { id: booking.id }, { roomNumber, deckNumber });
    const offers = addOnsOf(booking.trip.config).filter(({ code }) => addOns.includes(code));
    await manager.insert(
      BookingAddOn,
      offers.map((offer) => ({
        bookingId: booking.id,
        kind: offer.kind,
        code: offer.code,
        places: booking.sketch.travellers.length,
        title: offer.title,
        priceCents: addOnPriceCents(offer, booking.sketch.travellers.length),
        settledOnBoard: true,
        partPosition: null,
        addedAt: booking.bookedAt,
        addedBy: null,
      })),
    );
  }
}
