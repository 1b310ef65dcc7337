import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { once } from '../../../platform/database/once.js';
import { rolledBack } from '../../../platform/database/rolled-back.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Booking } from '../../bookings/booking.entity.js';
import { Bookings } from '../../bookings/bookings.service.js';
import type { Party } from '../../bookings/travellers/add-travellers.js';
import { partyOf } from '../../bookings/travellers/party-of.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { bookingReference } from '../../bookings/guest.view.js';
import type { Quote, Selection } from '../../bookings/quote/quote.rules.js';
import type { QuoteDto } from '../../bookings/quote/selection.dto.js';
import { Quotes, quoteView } from '../../bookings/quote/quotes.service.js';
import type { Sale } from '../../bookings/sale.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { may } from '../../trips/host-right.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { type SaleableTrip, Trips } from '../../trips/trips.service.js';
import { travellersOn } from '../on-trip.sql.js';
import type {
  AddedGuestDto,
  AddedGuestMailDto,
  AddGuestDto,
  AddGuestPreviewDto,
  GuestQuoteDto,
} from './add-guest.dto.js';
import { AddGuestMails } from './add-guest-mails.service.js';
import { isSoldOut } from '../../bookings/hold/places.service.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

/** Priced as at every other door. */
const CHANNEL = 'checkout';
const AMOUNT = /\$\d[\d,]*(\.\d\d)?/g;

/**
 * A host adds a guest: a booking of channel `host` at the server's price. Its places are held without a limit until the
 * guest pays by the link in the mail; on a full trip, or when the host says so, the guest waits.
 */
@Injectable()
export class HostAddsGuest {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly access: TripAccess,
    private readonly quotes: Quotes,
    private readonly bookings: Bookings,
    private readonly mails: AddGuestMails,
    private readonly activity: ActivityLog,
  ) {}

  /** Once a key; the guest gets a mail. Throws `trip.not_found`, `host.right_missing`, `trip.departed`, `trip.no_prices`, `request.invalid`. */
  async add(asking: Asking, key: string | undefined, dto: AddGuestDto): Promise<AddedGuestDto> {
    const { userId } = asking;
    const host = await this.access.assertHosts(asking, dto.tripId);
    const named = { scope: `host:${userId}`, key, body: { action: 'add guest', guest: dto } };
    const added = await this.db.transaction((manager) =>
      once(manager, named, this.clock.now(), () => this.inTransaction(manager, asking, dto)),
    );
    // Whoever follows the link reads what is paid and owed.
    return may(host, 'money') ? added : Object.assign(added, { paymentUrl: null });
  }

  /**
   * The mail that {@link add} would send now, with a link that leads nowhere. Nothing is kept. Who has no right to the
   * trip's money reads no amounts in it. Throws as {@link add}.
   */
  async letter(asking: Asking, dto: AddGuestDto): Promise<AddedGuestMailDto> {
    const host = await this.access.assertHosts(asking, dto.tripId);
    const mail = await rolledBack(this.db, async (manager) => {
      const { bookingId } = await this.inTransaction(manager, asking, dto, { isTold: false });
      return this.mails.letter(manager, bookingId);
    });
    const { to, subject, text } = mail;
    return may(host, 'money') ? mail : { to, subject, text: text.replaceAll(AMOUNT, 'an amount') };
  }

  /** The mail as {@link letter} has it, and who is on the trip already with an address of theirs. Throws as {@link add}. */
  async preview(asking: Asking, dto: AddGuestDto): Promise<AddGuestPreviewDto> {
    const mail = await this.letter(asking, dto);
    const emails = partyOfGuest(dto).map(({ email }) => email.toLowerCase());
    const there = await travellersOn(this.db.manager, dto.tripId, emails);
    return Object.assign(mail, { onTrip: [...new Set(there.map(({ name }) => name))] });
  }

  /** The price that {@link add} would take now. Throws `trip.not_found`, `trip.departed`, `trip.no_prices`. */
  async quote(asking: Asking, { tripId, ...selection }: GuestQuoteDto): Promise<QuoteDto> {
    await this.access.assertHosts(asking, tripId);
    const trip = await this.trips.get(tripId);
    return quoteView(this.price(trip, { ...selection, channel: CHANNEL, promo: null }));
  }

  /**
   * As {@link add}, in the caller's transaction, which passes `isTold: false` where it tells of many at once. Whether the
   * trip is the host's is asked under its lock: it may just have been taken away.
   */
  async inTransaction(
    manager: EntityManager,
    asking: Asking,
    dto: AddGuestDto,
    { isTold = true }: { isTold?: boolean } = {},
  ): Promise<AddedGuestDto> {
    const { userId } = asking;
    await lockTrip(manager, dto.tripId);
    await this.access.assertHosts(asking, dto.tripId, manager);
    const trip = await this.trips.get(dto.tripId, manager);
    const party = partyOfGuest(dto);
    const selection = selectionOf(dto, party);
    const price = this.price(trip, selection);
    const sale = { trip, selection, price, party };
    const booking = await this.book(manager, sale, { isWaiting: dto.waitlist, isTold });
    await this.mails.add(manager, booking);
    const { id: bookingId, tripId } = booking;
    await this.activity.note(manager, { userId, tripId, bookingId, action: 'booking.added' });
    const { publicId: guestId } = await buyerOf(manager, bookingId);
    const waits = booking.status === 'waitlist';
    return {
      bookingId: booking.publicId,
      reference: bookingReference(booking),
      status: waits ? 'waitlist' : 'pending_payment',
      payableCents: price.payableCents,
      paymentUrl: waits ? null : `${this.config.publicUrl}/template/payment/${guestId}`,
    };
  }

  /** What it costs now. Throws `trip.departed`, `trip.no_prices`, `trip.cabin_not_sold`, `trip.no_insurance`. */
  private price(trip: SaleableTrip, selection: Selection): Quote {
    const { cabins }: Partial<SaleableTrip['config']> = trip.config;
    if (!cabins) throw new DomainError('trip.no_prices');
    return this.quotes.of(trip, selection);
  }

  private async book(manager: EntityManager, sale: Sale, { isWaiting, isTold }: Manner): Promise<Booking> {
    const channel = 'host' as const;
    const held = isWaiting ? null : await this.hold(manager, sale, isTold);
    const booking = held ?? (await this.bookings.wait(manager, sale, { isTold }));
    await manager.update(Booking, { id: booking.id }, { channel });
    return Object.assign(booking, { channel });
  }

  /** Null when the trip is full, or has no such cabin left. */
  private async hold(manager: EntityManager, sale: Sale, isTold: boolean): Promise<LockedBooking | null> {
    try {
      const booking = await this.bookings.hold(manager, sale, { actor: 'host', isTold });
      await this.bookings.move(manager, booking, 'pending_payment', { holdExpiresAt: null });
      return booking;
    } catch (err) {
      // Places are asked for before anything is written.
      if (isSoldOut(err)) return null;
      throw err;
    }
  }
}

interface Manner {
  /** Put on the waiting list, whether or not there are places. */
  isWaiting: boolean;
  /** Whether hosts are told of it among the arrivals. */
  isTold: boolean;
}

function partyOfGuest(dto: AddGuestDto): Party[] {
  const fields = { companion: 'A cabin for single use is for one traveller' };
  if (dto.companion && dto.occupancy === 'single') throw new DomainError('request.invalid', {}, fields);
  return partyOf(dto);
}

function selectionOf(dto: AddGuestDto, party: Party[]): Selection {
  const { cabinType, occupancy, paymentType, travelInsurance } = dto;
  return {
    cabinType,
    occupancy,
    paymentType,
    travelInsurance,
    travellers: party.length,
    channel: CHANNEL,
    // Codes are for who books: of whom they add, hosts grant a credit.
    promo: null,
  };
}
