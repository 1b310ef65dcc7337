import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { namesFrom } from '../../../../contracts/person-name.js';
import { Clock } from '../../../platform/clock/clock.js';
import { longDay } from '../../../platform/clock/long-day.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Vault } from '../../../platform/security/vault.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { questionsOf } from '../../trips/trip-config.js';
import { Trip } from '../../trips/trip.entity.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { dateInZone } from '../../trips/trips.service.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { GuestPrivate } from '../../bookings/travellers/guest-private.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import { shortName } from '../../bookings/guest.view.js';
import { type KeptDetails, openDetails, sealDetails } from '../../bookings/travellers/sealed-details.js';
import { travelRule, type TravelRule, travellerProblems } from '../../bookings/travellers/traveller.rules.js';
import { answeredAnew, answerProblems } from './answers.rules.js';
import type { ChangeTravellerDto } from './details.dto.js';
import { areDetailsOpen, areNamesLocked, changedFields, namesLockOn } from './details.rules.js';
import type { OpenRecord } from './details.view.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** How many records are opened before others get a turn. */
const AT_ONCE = 200;

/** Who changes a record: a guest is held to the lock of names, a host gives a reason instead. */
interface Author {
  userId: number;
  /** Only hosts have one. */
  reason?: string;
}

/** The travellers' records: opened, changed under a version, sealed again. */
@Injectable()
export class TravellerRecords {
  constructor(
    @Inject(Vault) private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
  ) {}

  /** Of these guests, in their order. */
  async open(manager: EntityManager, guests: readonly Guest[]): Promise<OpenRecord[]> {
    const kept = await manager.findBy(GuestPrivate, { guestId: In(guests.map(({ id }) => id)) });
    return guests.map((guest) => {
      const row = kept.find(({ guestId }) => guestId === guest.id);
      const details = openDetails(this.vault, guest.id, row?.sealed ?? null);
      return { guest, details, version: row?.version ?? 0 };
    });
  }

  /** As {@link open}, a few at a time: whoever else asks this node for something does not wait for all of them. */
  async openInTurn(manager: EntityManager, guests: readonly Guest[]): Promise<OpenRecord[]> {
    const records: OpenRecord[] = [];
    for (let from = 0; from < guests.length; from += AT_ONCE) {
      records.push(...(await this.open(manager, guests.slice(from, from + AT_ONCE))));
    }
    return records;
  }

  /**
   * Throws `details.changed`, `details.closed`, `details.names_locked` and `request.invalid` with a sentence for each field. A
   * change that changes nothing leaves no trace.
   */
  async change(
    manager: EntityManager,
    booking: LockedBooking,
    guest: Guest,
    dto: ChangeTravellerDto,
    author: Author,
  ): Promise<void> {
    const trip = await manager.findOneByOrFail(Trip, { id: booking.tripId });
    const [record] = await this.open(manager, [guest]);
    if (!record || record.version !== dto.version) throw new DomainError('details.changed');
    const before = { ...namesFrom(guest.name), ...record.details, phone: guest.phone ?? '' };
    const after = merged(before, dto);
    const fields = changedFields(before, after);
    const isNewCountry = dto.nationality !== undefined && dto.nationality !== guest.country;
    if (fields.length === 0 && !isNewCountry) return;
    const today = dateInZone(this.clock.now(), trip.timeZone);
    assertMay(guest, { trip, today }, fields, author);
    assertFit(after, fields, travelRule(trip, booking, today));
    assertSound(answerProblems(questionsOf(trip.config), dto.answers ?? [], before.answers));
    await this.store(manager, record, after, dto.nationality ?? guest.country);
    await this.tell(manager, booking, guest, { fields, author });
    const about = { tripIds: [guest.tripId], bookingIds: [booking.publicId] };
    const names = { from: shortName(guest.name), to: shortName(nameOf(after)) };
    await this.news.rename(manager, about, names);
  }

  private async store(
    manager: EntityManager,
    { guest, version }: OpenRecord,
    after: KeptDetails,
    country: string | null,
  ): Promise<void> {
    const sealed = sealDetails(this.vault, guest.id, after);
    await manager.upsert(GuestPrivate, { guestId: guest.id, sealed, version: version + 1 }, ['guestId']);
    await manager.update(
      Guest,
      { id: guest.id },
      { name: nameOf(after), phone: after.phone || null, country },
    );
  }

  private async tell(
    manager: EntityManager,
    booking: Booking,
    guest: Guest,
    { fields, author: { userId, reason } }: { fields: string[]; author: Author },
  ): Promise<void> {
    const { id: bookingId, tripId, publicId } = booking;
    const details = { traveller: guest.position, fields: fields.join(', ') };
    const by = { userId, tripId, bookingId, details, ...(reason !== undefined && { reason }) };
    await this.activity.note(manager, { ...by, action: 'traveller.changed' });
    const text = `The details of ${shortName(guest.name)} were updated`;
    await this.news.announce(manager, {
      type: 'document.changed',
      tripId,
      summary: { text, bookingId: publicId },
    });
  }
}

/** Throws `details.closed`, and `details.names_locked` for who has no reason to give. */
function assertMay(
  guest: Guest,
  { trip, today }: { trip: Trip; today: string },
  fields: (keyof KeptDetails)[],
  { reason }: Author,
): void {
  if (!areDetailsOpen(guest.status, trip.endDate, today)) throw new DomainError('details.closed');
  const isName = fields.includes('firstName') || fields.includes('lastName');
  if (!isName || reason !== undefined || !areNamesLocked(trip, today)) return;
  throw new DomainError('details.names_locked', { day: longDay(namesLockOn(trip) ?? today) });
}

/** What is changed is judged: the trip may have moved since the rest was told. Throws `request.invalid`. */
function assertFit(after: KeptDetails, changed: (keyof KeptDetails)[], rule: TravelRule): void {
  const told = Object.fromEntries(changed.map((field) => [field, after[field]]));
  assertSound(travellerProblems(told, rule));
}

/** Throws `request.invalid` with what is wrong. */
function assertSound(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw new DomainError('request.invalid', {}, problems);
}

const nameOf = ({ firstName = '', lastName = '' }: KeptDetails) => `${firstName} ${lastName}`.trim();

/** What is sent takes the place of what was; an empty passport number says nothing new, and each answer is one by itself. */
function merged(before: KeptDetails, dto: ChangeTravellerDto): KeptDetails {
  const { version: _, nationality: __, passportNumber, answers, ...rest } = dto;
  const sent = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null);
  return {
    ...before,
    ...(Object.fromEntries(sent) as KeptDetails),
    ...(passportNumber && { passportNumber }),
    ...(answers && { answers: answeredAnew(before.answers, answers) }),
  };
}
