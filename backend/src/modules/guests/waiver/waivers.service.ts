import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
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
import { signaturesOf } from './signatures.js';
import { TripWaivers } from './trip-waivers.service.js';
import { WAIVER, type WaiverText, waiverHash, waiverText } from './waiver-text.js';
import type { SignWaiverDto, WaiverDto, WaiverTravellerDto } from './waiver.dto.js';
import { isSameText, type Signer, shortenedAddress, signatureProblem, signerOf } from './waiver.rules.js';
import { WaiverSignature } from './waiver-signature.entity.js';
import { BookingWrites } from '../../bookings/booking-writes.service.js';

type Person = SignedIn['user'];

/** How a signature comes about. */
interface Signing {
  user: Person;
  signer: Signer;
  address: string;
  text: WaiverText;
}

/** The waiver, and who of a cabin has signed it. */
@Injectable()
export class Waivers {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly own: OwnTravellers,
    private readonly texts: TripWaivers,
    private readonly activity: ActivityLog,
    private readonly news: TripNewsDesk,
    private readonly writes: BookingWrites,
  ) {}

  /** The text in force, and the signatures of the person's cabin; nobody's for who has booked nothing. */
  async read(user: Person, tripId?: number): Promise<WaiverDto> {
    const party = await this.own.findParty(user, tripId);
    const { isOwn, version, inForceSince, title, sections } = await this.inForce(party);
    return {
      tripId: party?.trip.id ?? null,
      isOwn,
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

  /**
   * The text in force, to keep: on a trip of the person's, or on the one they mean where none is named. Throws `trip.not_found`
   * for a named one on which they have no place.
   */
  async text(user: Person, tripId?: number): Promise<string> {
    const party =
      tripId === undefined ? await this.own.findParty(user) : await this.own.getParty(user, tripId);
    return waiverText(await this.inForce(party));
  }

  /** What a traveller of the person's booking has signed. Throws `trip.not_found`, `traveller.not_found`, `waiver.not_signed`. */
  async signedText(user: Person, { tripId, position }: OwnTraveller): Promise<string> {
    const { guests } = await this.own.getParty(user, tripId);
    const guest = guests.find((one) => one.position === position);
    if (!guest) throw new DomainError('traveller.not_found');
    return this.textUnder(this.db.manager, guest);
  }

  /** The words that a guest has signed: those in force where they have, else those they signed last. Throws `waiver.not_signed`. */
  async textUnder(manager: EntityManager, guest: Guest): Promise<string> {
    const signature = (await signaturesOf(manager, [guest])).get(guest.id);
    if (!signature) throw new DomainError('waiver.not_signed');
    return waiverText(await this.texts.named(manager, guest.tripId, signature));
  }

  private async inForce(party: OwnParty | null): Promise<WaiverText> {
    return party ? (await this.texts.current(this.db.manager, party.trip.id)).text : WAIVER;
  }

  private async travellersOf(party: OwnParty, userId: number): Promise<WaiverTravellerDto[]> {
    const signed = await signaturesOf(this.db.manager, party.guests);
    return party.guests.map((guest) => {
      const signature = signed.get(guest.id);
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
        isSigned: signature?.isInForce ?? false,
      };
    });
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
    const party = await this.own.getParty(user, tripId);
    await this.writes.run(party.booking.id, async (manager, booking) => {
      const { text } = await this.texts.current(manager, booking.tripId);
      if (!isSameText(dto, text)) throw new DomainError('waiver.changed');
      const guest = await this.own.travellerOf(manager, user, booking, position);
      if (!isOpenTo(guest, party)) throw new DomainError('details.closed');
      const signer = signerFor(guest, booking, user.id);
      assertSignature(guest, dto, signer);
      const isNew = await this.store(manager, guest, dto.signedName, { user, signer, address, text });
      if (isNew) await this.tell(manager, booking, guest, { user, text });
    });
    return this.read(user, tripId);
  }

  private store(
    manager: EntityManager,
    guest: Guest,
    signedName: string,
    { user, signer, address, text }: Signing,
  ): Promise<boolean> {
    return insertNew(manager, WaiverSignature, {
      guestId: guest.id,
      isOwn: text.isOwn,
      version: text.version,
      textHash: waiverHash(text),
      signedName,
      signedBy: user.id,
      withConsent: signer === 'with_consent',
      signedAt: this.clock.now(),
      address: shortenedAddress(address),
    });
  }

  private async tell(
    manager: EntityManager,
    { id: bookingId, tripId, publicId }: Booking,
    guest: Guest,
    { user: { id: userId }, text: { isOwn, version } }: Pick<Signing, 'user' | 'text'>,
  ): Promise<void> {
    const details = { traveller: guest.position, text: isOwn ? 'own' : 'usual', version };
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
