import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { firstNameOf } from '../../../../contracts/person-name.js';
import { Clock } from '../../../platform/clock/clock.js';
import { longDay } from '../../../platform/clock/long-day.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Vault } from '../../../platform/security/vault.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { dateInZone } from '../../trips/trips.service.js';
import { listClosedOn } from '../after-trip.rules.js';
import { directoryStats } from './directory.rules.js';
import type { DirectoryDto, DirectoryPersonDto } from './directory.dto.js';
import { openDetails } from '../../bookings/travellers/sealed-details.js';
import { TripAccess } from '../trip-access.service.js';
import { GUEST_STATUSES } from '../../bookings/booking.rules.js';
import { TRAVELLING_STATUSES } from '../../bookings/booking-status.sql.js';

const GUEST = z.object({
  id: z.int(),
  user_id: z.int().nullable(),
  name: z.string(),
  status: z.enum(GUEST_STATUSES),
  country: z.string().nullable(),
  interests: z.array(z.string()),
  home_town: z.string(),
  about: z.string(),
  is_named: z.boolean(),
  shows_interests: z.boolean(),
  shows_joined: z.boolean(),
  created_at: z.date(),
  sealed: z.instanceof(Buffer).nullable(),
});
const ACCOUNT = z.object({ personId: z.string(), userId: z.int(), name: z.string() });
const HOST = z.object({ id: z.int(), first_name: z.string() });

/** A card of the directory, and whose account stands behind it. */
export interface CardAccount {
  personId: string;
  userId: number;
  /** As the card tells it. */
  firstName: string;
}

const HOSTS = `trip_hosts h JOIN users u ON u.id = h.user_id
  WHERE h.trip_id = $1 AND u.role = 'host' AND u.is_active`;
// Who only holds a place has not joined the group yet: counted, and not named.
const IS_NAMED = `g.is_listed AND (g.status = 'confirmed' OR g.status = 'pending_payment' AND g.access_granted)`;

/** Who sails: for the paid guests of the trip and its hosts. Only sums of what is private leave the server. */
@Injectable()
export class Directory {
  constructor(
    @Inject(Vault) private readonly vault: Vault,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
  ) {}

  /**
   * The directory of the person's own trip. Throws `auth.payment_required` when none is open to them, and `directory.closed` to
   * its guests when the trip is over for long enough.
   */
  async of(user: SignedIn['user']): Promise<DirectoryDto> {
    const { tripId: id, role } = await this.access.openAs(user);
    const trip = await this.db.manager.findOneByOrFail(Trip, { id });
    const closedOn = role === 'guest' ? this.closedOn(trip) : null;
    if (closedOn !== null) throw new DomainError('directory.closed', { day: longDay(closedOn) });
    const [hosts, rows] = await Promise.all([this.hosts(trip.id, user.id), this.standing(trip.id)]);
    const today = dateInZone(this.clock.now(), trip.timeZone);
    const counted = rows.map(({ id, status, country, sealed }) => {
      const dateOfBirth = openDetails(this.vault, id, sealed)?.dateOfBirth ?? null;
      return { status, country, dateOfBirth };
    });
    const joined = rows.filter((row) => row.is_named);
    const guests = joined.map(
      (row): DirectoryPersonDto => ({
        id: `g${row.id}`,
        firstName: firstNameOf(row.name),
        interests: row.shows_interests ? row.interests : [],
        homeTown: row.home_town,
        about: row.about,
        joinedOn: row.shows_joined ? dateInZone(row.created_at, trip.timeZone) : null,
        isHost: false,
        hasAccount: row.user_id !== null,
        isYou: row.user_id === user.id,
      }),
    );
    return {
      tripId: trip.id,
      tripTitle: trip.title,
      stats: directoryStats(counted, today),
      people: [...hosts, ...guests],
    };
  }

  /** The accounts behind the cards of a trip's directory, none for whom it has closed: for the server only. */
  async accounts(tripId: number, role: 'host' | 'guest'): Promise<CardAccount[]> {
    const trip = await this.db.manager.findOneByOrFail(Trip, { id: tripId });
    if (role === 'guest' && this.closedOn(trip) !== null) return [];
    const rows = await rowsOf(
      this.db,
      ACCOUNT,
      `SELECT 'g' || g.id AS "personId", g.user_id AS "userId", g.name FROM guests g
        WHERE g.trip_id = $1 AND g.user_id IS NOT NULL AND ${IS_NAMED}
        UNION ALL SELECT 'h' || u.id, u.id, u.first_name FROM ${HOSTS}`,
      [tripId],
    );
    return rows.map(({ name, ...card }) => ({ ...card, firstName: firstNameOf(name) }));
  }

  /** Since when it is closed to the guests of a trip; null while it is open to them. */
  private closedOn(trip: Trip): string | null {
    return listClosedOn(trip, dateInZone(this.clock.now(), trip.timeZone));
  }

  private async hosts(tripId: number, userId: number): Promise<DirectoryPersonDto[]> {
    const rows = await rowsOf(this.db, HOST, `SELECT u.id, u.first_name FROM ${HOSTS} ORDER BY u.id`, [
      tripId,
    ]);
    return rows.map(({ id, first_name: firstName }) => ({
      id: `h${id}`,
      firstName,
      interests: [],
      homeTown: '',
      about: '',
      joinedOn: null,
      isHost: true,
      hasAccount: true,
      isYou: id === userId,
    }));
  }

  /** Everybody who keeps a place on the trip, with what is sealed about them. */
  private standing(tripId: number): Promise<z.infer<typeof GUEST>[]> {
    return rowsOf(
      this.db,
      GUEST,
      `SELECT g.id, g.user_id, g.name, g.status, g.country, g.interests, g.home_town, g.about, g.shows_interests,
              g.shows_joined, ${IS_NAMED} AS is_named, g.created_at, p.sealed
         FROM guests g LEFT JOIN guest_private p ON p.guest_id = g.id
        WHERE g.trip_id = $1 AND g.status IN ${TRAVELLING_STATUSES}
        ORDER BY g.created_at, g.id`,
      [tripId],
    );
  }
}
