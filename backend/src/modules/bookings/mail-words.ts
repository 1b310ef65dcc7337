import { organisedBy } from '../../../contracts/organiser.js';
import { organiserOf } from '../trips/trip-config.js';
import type { Booking } from './booking.entity.js';
import type { AboutBooking } from './buyer-mails.service.js';
import { bookingReference } from './guest.view.js';

/** How many people a booking is for. */
function partyWords(travellers: number): string {
  return travellers === 1 ? 'one traveller' : `${travellers} travellers`;
}

/** What is booked, as a sentence goes on: the cabin and for how many. */
export function cabinWords({ booking, trip }: Pick<AboutBooking, 'booking' | 'trip'>): string {
  return `${trip.config.cabins[booking.cabinType].name}, ${partyWords(booking.travellers)}`;
}

/** The last line: where questions go, and what to name. */
export function questionsLine({
  booking,
  contactEmail,
}: Pick<AboutBooking, 'booking' | 'contactEmail'>): string {
  return `Questions? Answer this mail, or write to ${contactEmail} and name booking ${bookingReference(booking)}.`;
}

/** The foot of a mail about a booking and its money: with whom the guest has a contract. None where nobody is named. */
export function organiserFoot({ config }: Pick<AboutBooking['trip'], 'config'>): string[] {
  const organiser = organiserOf(config);
  return organiser ? [organisedBy(organiser)] : [];
}

/** Whether a booking is of one place: what is said of it to who travels alone. */
export const isOnePlace = ({ travellers }: Pick<Booking, 'travellers'>): boolean => travellers === 1;

/** How many places a party takes. */
export const placesWords = (travellers: number): string =>
  travellers === 1 ? 'one place' : `${travellers} places`;

/** Of a booking whose trip has changed. */
export const keptWords = (booking: Pick<Booking, 'travellers'>): string =>
  isOnePlace(booking) ? 'Your place is kept.' : 'Your places are kept.';
