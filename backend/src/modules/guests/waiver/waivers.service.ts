import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { NO_CONSENT } from '../../../../contracts/waiver-words.js';
import { Clock } from '../../../platform/clock/clock.js';
import { insertNew } from '../../../platform/database/insert-new.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { organiserOf } from '../../trips/trip-config.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import type { Booking } from '../../bookings/booking.entity.js';
import type { Guest } from '../../bookings/guest.entity.js';
import { shortName } from '../../bookings/guest.view.js';
import { type OwnParty, type OwnTraveller, OwnTravellers } from '../records/own-travellers.service.js';
import { areDetailsOpen } from '../records/details.rules.js';
import { WAIVER, waiverHash } from './waiver-text.js';
import type { SignWaiverDto, WaiverDto, WaiverTravellerDto } from './waiver.dto.js';
import { type Signer, shortenedAddress, signatureProblem, signerOf } from './waiver.rules.js';
import { WaiverSignature } from './waiver-signature.entity.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';

type Person = SignedIn['user'];

/** The waiver, and who of a cabin has signed it. */
@Injectable()
export class Waivers {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly own: OwnTravellers,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
    private readonly writes: BookingWrites,
  ) {}

  /** The text in force, and the signatures of the person's cabin; nobody's for who has booked nothing. */
  async read(user: Person, tripId?: number): Promise<WaiverDto> {
    const party = await this.own.findParty(user, tripId);
    const { version, inForceSince, title, sections } = WAIVER;
    return {
      tripId: party?.trip.id ?? null,
      version,
      inForceSince,
      title,
      sections: [...sections],
      organiser: party && organiserOf(party.trip.config),
      timeZone: party?.trip.timeZone ?? 'UTC',
      isOpen: party?.guests.some((guest) => isOpenTo(guest, party)) ?? false,
      travellers: party ? await this.travellersOf(party, user.id) : [],
    };
  }

  private async travellersOf(party: OwnParty, userId: number): Promise<WaiverTravellerDto[]> {
    const newest = await this.newest(this.db.manager, party.guests);
    return party.guests.map((guest) => {
      const signature = newest.get(guest.id);
      return {
        position: guest.position,
        name: guest.name,
        isYou: guest.userId === userId,
        signer: signerFor(guest, party.booking, userId),
        signed: signature
          ? {
              version: signature.version,
              signedName: signature.signedName,
              withConsent: signature.withConsent,
              at: signature.signedAt.toISOString(),
            }
          : null,
        isSigned: signature?.version === WAIVER.version,
      };
    });
  }

  /** The newest signature of each of these guests who has signed. */
  async newest(manager: EntityManager, guests: readonly Guest[]): Promise<Map<number, WaiverSignature>> {
    const rows = await manager.find(WaiverSignature, {
      where: { guestId: In(guests.map(({ id }) => id)) },
      order: { version: 'ASC' },
    });
    return new Map(rows.map((row) => [row.guestId, row]));
  }

  /** The ids of those of these guests who have signed the text in force. */
  async signedBy(manager: EntityManager, guests: readonly Guest[]): Promise<Set<number>> {
    const newest = await this.newest(manager, guests);
    return new Set([...newest].filter(([, { version }]) => version === WAIVER.version).map(([id]) => id));
  }

  /**
   * A second click changes nothing. Throws `waiver.changed` when another text is in force, `waiver.not_yours`,
   * `details.closed`, `trip.not_found`, `traveller.not_found` and `request.invalid`.
   */
  async sign(
    user: Person,
    { tripId, position }: OwnTraveller,
    dto: SignWaiverDto,
    address: string,
  ): Promise<WaiverDto> {
    if (dto.version !== WAIVER.version) throw new DomainError('waiver.changed');
    const party = await this.own.getParty(user, tripId);
    await this.writes.run(party.booking.id, async (manager, booking) => {
      const guest = await this.own.travellerOf(manager, user, booking, position);
      if (!isOpenTo(guest, party)) throw new DomainError('details.closed');
      const signer = signerFor(guest, booking, user.id);
      assertSignature(guest, dto, signer);
      const isNew = await this.store(manager, guest, dto, { user, signer, address });
      if (isNew) await this.tell(manager, booking, guest, user.id);
    });
    return this.read(user, tripId);
  }

  private store(
    manager: EntityManager,
    guest: Guest,
    { signedName, version }: SignWaiverDto,
    { user, signer, address }: { user: Person; signer: Signer; address: string },
  ): Promise<boolean> {
    return insertNew(manager, WaiverSignature, {
      guestId: guest.id,
      version,
      textHash: waiverHash(),
      signedName,
      signedBy: user.id,
      withConsent: signer === 'with_consent',
      signedAt: this.clock.now(),
      address: shortenedAddress(address),
    });
  }

  private async tell(manager: EntityManager, booking: Booking, guest: Guest, userId: number): Promise<void> {
    const { id: bookingId, tripId, publicId } = booking;
    const details = { traveller: guest.position, version: WAIVER.version };
    await this.activity.note(manager, { userId, tripId, bookingId, action: 'waiver.signed', details });
    const summary = { text: `The waiver of ${shortName(guest.name)} was signed`, bookingId: publicId };
    await this.news.announce(manager, { type: 'document.changed', tripId, summary });
  }
}

const isOpenTo = ({ status }: Guest, { trip, today }: OwnParty): boolean =>
  areDetailsOpen(status, trip.endDate, today);

function signerFor(guest: Guest, booking: Booking, userId: number): Signer {
  return signerOf({ userId, bookedBy: booking.userId, travellerUserId: guest.userId });
}

function assertSignature(guest: Guest, { signedName, hasConsent }: SignWaiverDto, signer: Signer): void {
  if (signer === 'nobody') throw new DomainError('waiver.not_yours');
  const name = signatureProblem(signedName, guest.name);
  const consent = signer === 'with_consent' && hasConsent !== true ? NO_CONSENT : null;
  if (!name && !consent) return;
  throw new DomainError(
    'request.invalid',
    {},
    {
      ...(name && { signedName: name }),
      ...(consent && { hasConsent: consent }),
    },
  );
}
