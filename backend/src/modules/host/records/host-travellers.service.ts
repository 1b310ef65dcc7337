import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MASKED_FIELDS, recordOf, without } from '../../../../contracts/traveller-fields.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Attempts } from '../../auth/attempts.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import type { TravellerDetailsDto } from '../../guests/records/details.dto.js';
import { type OpenRecord, travellerView } from '../../guests/records/details.view.js';
import type { KeptDetails } from '../../bookings/travellers/sealed-details.js';
import { assertMeant } from '../../guests/records/details.rules.js';
import { TravellerRecords } from '../../guests/records/traveller-records.service.js';
import { Waivers } from '../../guests/waiver/waivers.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { questionsOf } from '../../trips/trip-config.js';
import { Trip } from '../../trips/trip.entity.js';
import { type AskedBooking, HostBookings } from '../booking/host-bookings.service.js';
import type {
  HostChangesTravellerDto,
  HostTravellersDto,
  PrivateFact,
  RevealedDto,
  RevealFactDto,
} from './host-records.dto.js';
import { BookingAct } from '../booking/booking-act.service.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** Which traveller of which booking a host means. */
interface TravellerOf extends AskedBooking {
  position: number;
}

/** What hosts see of the travellers of their trips, and change for a reason. */
@Injectable()
export class HostTravellers {
  constructor(
    private readonly db: DataSource,
    private readonly attempts: Attempts,
    private readonly bookings: HostBookings,
    private readonly acts: BookingAct,
    private readonly records: TravellerRecords,
    private readonly waivers: Waivers,
    private readonly activity: ActivityLog,
  ) {}

  /** What is private is masked; {@link reveal} tells it for a reason. Throws `booking.not_found`. */
  async read(asked: AskedBooking): Promise<HostTravellersDto> {
    const { manager } = this.db;
    const booking = await this.bookings.get(manager, asked);
    const guests = await manager.find(Guest, {
      where: { bookingId: booking.id },
      order: { position: 'ASC' },
    });
    const records = await this.records.open(manager, guests);
    const { config } = await manager.findOneByOrFail(Trip, { id: booking.tripId });
    const view = (record: OpenRecord) => travellerView(record, asked.userId, questionsOf(config));
    return { travellers: records.map((record) => masked(view(record))) };
  }

  /**
   * Also names that guests cannot change any more. Throws `booking.not_found`, `traveller.not_found`,
   * `traveller.replaced`, `page.outdated` and what the records throw.
   */
  async change(
    at: TravellerOf,
    { reason, guestId, ...dto }: HostChangesTravellerDto,
  ): Promise<HostTravellersDto> {
    const work = async (manager: EntityManager, booking: LockedBooking) => {
      const guest = await traveller(manager, booking, at.position);
      assertMeant(guest, { by: at.userId, guestId });
      await this.records.change(manager, booking, guest, dto, { userId: at.userId, reason });
    };
    await this.acts.underLock(at, work);
    return this.read(at);
  }

  /** The words of the waiver that a traveller has signed. Throws `booking.not_found`, `traveller.not_found`, `waiver.not_signed`. */
  async signedWaiver(at: TravellerOf): Promise<string> {
    const { manager } = this.db;
    const booking = await this.bookings.get(manager, at);
    return this.waivers.textUnder(manager, await traveller(manager, booking, at.position));
  }

  /** What is masked otherwise, for a reason and into the log; 30 an hour and host (SEC-68). */
  async reveal(at: TravellerOf, { reason, what = 'passport' }: RevealFactDto): Promise<RevealedDto> {
    const { userId, position } = at;
    await this.attempts.use({ 'reveal-host': String(userId) });
    return this.db.transaction(async (manager) => {
      const booking = await this.bookings.get(manager, at);
      const [record] = await this.records.open(manager, [await traveller(manager, booking, position)]);
      const { id: bookingId, tripId } = booking;
      const details = { traveller: position };
      const action = `${what}.revealed`;
      await this.activity.note(manager, { userId, tripId, bookingId, action, reason, details });
      return revealed(what, record?.details ?? {});
    });
  }
}

/** Of a passport number the view tells the end. */
function masked(traveller: TravellerDetailsDto): TravellerDetailsDto {
  return Object.assign(
    traveller,
    recordOf(without(MASKED_FIELDS, 'passportNumber'), () => null),
  );
}

function revealed(what: PrivateFact, details: KeptDetails): RevealedDto {
  if (what === 'passport') return { passportNumber: details.passportNumber ?? null };
  if (what === 'birth_date') return { dateOfBirth: details.dateOfBirth ?? null };
  const { emergencyContactName: name, emergencyContactPhone: phone = '', emergencyContactRelation } = details;
  return { emergencyContact: name ? { name, phone, relation: emergencyContactRelation ?? 'Other' } : null };
}

async function traveller(manager: EntityManager, booking: Booking, position: number): Promise<Guest> {
  const guest = await manager.findOneBy(Guest, { bookingId: booking.id, position });
  if (!guest) throw new DomainError('traveller.not_found');
  return guest;
}
