import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf, theRowOf } from '../../../platform/database/rows.js';
import type { RefusalCode } from '../../../platform/errors/refusals.js';
import { forgetMails } from '../../auth/account/own-mails.js';
import { ERASED_NAME, PersonalData } from '../../auth/account/personal-data.js';
import { questionsOf } from '../../trips/trip-config.js';
import { Trip } from '../../trips/trip.entity.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Booking } from '../../bookings/booking.entity.js';
import { GuestDocument } from '../documents/guest-document.entity.js';
import { Guest } from '../../bookings/guest.entity.js';
import { bookingReference, shortName } from '../../bookings/guest.view.js';
import { ChosenTrip } from '../area/chosen-trip.entity.js';
import { PackedItem } from '../packing/packed-item.entity.js';
import { WaiverSignature } from '../waiver/waiver-signature.entity.js';
import { TravellerWipe } from './traveller-wipe.service.js';
import { UnpaidBookings } from './unpaid-bookings.service.js';
import type { KeptDetails } from '../../bookings/travellers/sealed-details.js';
import { answersTold } from './answers.rules.js';
import type { OpenRecord } from './details.view.js';
import { TravellerRecords } from './traveller-records.service.js';
import { TRAVELLING_STATUSES } from '../../bookings/booking-status.sql.js';

const CHOSEN = z.object({ title: z.string() });
const PACKED = CHOSEN.extend({ item: z.string(), isPacked: z.boolean(), changedAt: z.date() });
const OBJECTIONS = z.object({ hosts: z.boolean(), travels: z.boolean() });

/** What bookings keep about a person: to be read by them, and to be forgotten. */
@Injectable()
export class GuestData implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly data: PersonalData,
    private readonly records: TravellerRecords,
    private readonly wipe: TravellerWipe,
    private readonly unpaid: UnpaidBookings,
    private readonly news: TripNewsDesk,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'bookings',
      collect: (manager, userId) => this.collect(manager, userId),
      erase: (manager, userId) => this.erase(manager, userId),
      objection: (manager, userId) => this.objection(manager, userId),
    });
    this.data.register({
      name: 'chosen trip',
      collect: (manager, userId) =>
        rowsOf(
          manager,
          CHOSEN,
          'SELECT t.title FROM chosen_trips c JOIN trips t ON t.id = c.trip_id WHERE c.user_id = $1',
          [userId],
        ),
      erase: async (manager, userId) => void (await manager.delete(ChosenTrip, { userId })),
    });
    this.data.register({
      name: 'packing',
      collect: (manager, userId) =>
        rowsOf(
          manager,
          PACKED,
          `SELECT t.title, p.item, p.is_packed AS "isPacked", p.changed_at AS "changedAt"
             FROM packed_items p JOIN trips t ON t.id = p.trip_id WHERE p.user_id = $1 ORDER BY p.trip_id, p.item`,
          [userId],
        ),
      erase: async (manager, userId) => void (await manager.delete(PackedItem, { userId })),
    });
  }

  private async collect(manager: EntityManager, userId: number): Promise<object[]> {
    const guests = await manager.find(Guest, { where: { userId }, order: { id: 'ASC' } });
    const records = await this.records.open(manager, guests);
    return Promise.all(records.map((record) => this.told(manager, record)));
  }

  private async told(manager: EntityManager, { guest, details }: OpenRecord): Promise<object> {
    const { id: guestId, name, email, phone, country, status, createdAt, checkedInAt, boardedAt } = guest;
    const { interests, homeTown, about, isListed, showsInterests, showsJoined } = guest;
    const { answers, ...sealed }: KeptDetails = details ?? {};
    const booking = await manager.findOneByOrFail(Booking, { id: guest.bookingId });
    const trip = await manager.findOneByOrFail(Trip, { id: guest.tripId });
    const signatures = await manager.findBy(WaiverSignature, { guestId });
    const documents = await manager.findBy(GuestDocument, { guestId });
    return {
      trip: trip.title,
      reference: bookingReference(booking),
      cabin: trip.config.cabins[booking.cabinType].name,
      status,
      traveller: { name, email, phone, country, createdAt, checkedInAt, boardedAt, ...sealed },
      answers: answersTold(questionsOf(trip.config), answers),
      toldToOthers: { interests, homeTown, about, isListed, showsInterests, showsJoined },
      lettersOffAt: guest.lettersOffAt,
      waivers: signatures.map(({ isOwn, version, signedName, withConsent, signedAt, address }) => ({
        isOwn,
        version,
        signedName,
        withConsent,
        signedAt,
        address,
      })),
      documents: documents.map(({ kind, mediaType, size, status: state, reason, createdAt: at }) => ({
        kind,
        mediaType,
        size,
        status: state,
        reason,
        at,
      })),
    };
  }

  /** Also a companion's who has no account of their own: what is kept about them names this person's address. */
  private async erase(manager: EntityManager, userId: number): Promise<void> {
    await this.unpaid.end(manager, userId);
    const guests = await manager
      .createQueryBuilder(Guest, 'g')
      .where(
        `g.userId = :userId OR (g.userId IS NULL AND g.bookingId IN (SELECT id FROM bookings WHERE user_id = :userId))`,
        { userId },
      )
      .getMany();
    const ids = guests.map(({ id }) => id);
    await forgetMails(
      manager,
      userId,
      guests.map(({ email }) => email),
    );
    await this.wipe.travellers(manager, ids);
    for (const guest of guests) await this.forgetInNews(manager, guest);
    await manager.update(
      Guest,
      { id: In(ids) },
      {
        name: ERASED_NAME,
        email: 'deleted@deleted.invalid',
        phone: null,
        country: null,
        interests: [],
        homeTown: '',
        about: '',
        boardingCode: null,
        boardedAt: null,
        boardedBy: null,
      },
    );
    await manager.update(WaiverSignature, { guestId: In(ids) }, { signedName: ERASED_NAME, address: '' });
    const bookingIds = guests.map(({ bookingId }) => bookingId);
    await manager.update(Booking, { id: In(bookingIds) }, { heldByBrowser: null, heldByAddress: null });
    await manager.update(Booking, { id: In(bookingIds), userId }, { endedReason: null });
  }

  private async forgetInNews(manager: EntityManager, { bookingId, tripId, name }: Guest): Promise<void> {
    const { publicId } = await manager.findOneByOrFail(Booking, { id: bookingId });
    const about = { tripIds: [tripId], bookingIds: [publicId] };
    await this.news.rename(manager, about, { from: shortName(name), to: ERASED_NAME });
  }

  private async objection(manager: EntityManager, userId: number): Promise<RefusalCode | null> {
    const against = await theRowOf(
      manager,
      OBJECTIONS,
      `SELECT EXISTS (SELECT FROM trip_hosts h JOIN trips t ON t.id = h.trip_id
                       WHERE h.user_id = $1 AND t.status <> 'completed') AS hosts,
              EXISTS (SELECT FROM guests g JOIN trips t ON t.id = g.trip_id
                       WHERE g.user_id = $1 AND g.status IN ${TRAVELLING_STATUSES}
                         AND (t.end_date IS NULL
                              OR t.end_date >= ($2::timestamptz AT TIME ZONE t.time_zone)::date)) AS travels`,
      [userId, this.clock.now()],
    );
    if (against.hosts) return 'erase.host';
    return against.travels ? 'erase.trip_ahead' : null;
  }
}
