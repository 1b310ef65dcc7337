import { addDays } from '../../contracts/days.js';
import type { BookingStatus } from '../modules/bookings/booking.rules.js';
import { COUNTRIES, FIRST_NAMES, LAST_NAMES } from './names.data.js';
import type { Person } from './person.js';
import { pick } from './pick.js';
import { ALL_PARTS, type BookingGroup, type BookingSketch, type GroupTrip } from './sketches.js';

const DAYS_BETWEEN_BOOKINGS = 3;

/** Turns a trip's groups into single bookings, with people from the name lists. The same ones every time. */
export class GroupBookings {
  private bookings = 0;
  private travellers = 0;

  of(trip: GroupTrip): BookingSketch[] {
    const singles = trip.groups.flatMap((group) => Array.from({ length: group.count }, () => group));
    const bookings = singles.map((group, i) => this.booking(trip, group, i));
    const last = bookings.at(-1);
    if (!trip.lastBooker || !last) return bookings;
    const [, ...companions] = last.travellers;
    return [...bookings.slice(0, -1), { ...last, travellers: [trip.lastBooker, ...companions] }];
  }

  private booking(trip: GroupTrip, group: BookingGroup, i: number): BookingSketch {
    const {
      count: _,
      partsPaid = ALL_PARTS,
      status,
      travelInsurance = false,
      channel = 'checkout',
      paidAt,
      andPart,
      ...choice
    } = group;
    const bookedOn = addDays(trip.salesFrom, i * DAYS_BETWEEN_BOOKINGS);
    return {
      ref: `${trip.key}-${i + 1}`,
      selection: { ...choice, travelInsurance, channel, promo: null },
      status: status ?? statusOf(trip, partsPaid),
      bookedAt: `${bookedOn}T${String(9 + (i % 11)).padStart(2, '0')}:15`,
      partsPaid,
      ...(paidAt && { paidAt }),
      ...(andPart && { andPart }),
      travellers: this.people(group.travellers),
    };
  }

  /** People of one cabin: same family name, one first name after the other from the list. */
  private people(count: number): Person[] {
    const lastName = pick(LAST_NAMES, this.bookings++);
    return Array.from({ length: count }, () => {
      const n = this.travellers++;
      return {
        firstName: pick(FIRST_NAMES, n),
        lastName,
        country: pick(COUNTRIES, n),
        dateOfBirth: birthDate(n),
      };
    });
  }
}

function statusOf(trip: GroupTrip, partsPaid: number): BookingStatus {
  if (partsPaid === ALL_PARTS) return 'paid';
  return partsPaid === 0 && trip.status !== 'completed' ? 'held' : 'confirmed';
}

/** Grown up on every sailing: born from 1958 to 1999. */
function birthDate(n: number): string {
  const [month, day] = [1 + ((n * 5) % 12), 1 + ((n * 11) % 28)];
  return `${1958 + ((n * 17) % 42)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
