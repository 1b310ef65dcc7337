import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { forgetRequests, once } from '../../../platform/database/once.js';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { type SaleableTrip, Trips } from '../../trips/trips.service.js';
import { Bookings } from '../bookings.service.js';
import { buyerOf } from '../buyer-of.js';
import type { CreateGuestDto } from '../guests.dto.js';
import { type Holder, HoldLimits } from '../hold/hold-limits.service.js';
import { assertAsShown, isSoldOut } from '../hold/places.service.js';
import { WaitingMails } from '../hold/waiting-mails.service.js';
import { lockBooking, type LockedBooking } from '../booking-lock.js';
import type { Promo } from '../quote/promo.rules.js';
import { givingWay } from '../quote/promo-uses.js';
import { Promos } from '../quote/promos.service.js';
import type { Plan, Selection } from '../quote/quote.rules.js';
import { Quotes } from '../quote/quotes.service.js';
import type { Sale } from '../sale.js';
import { partyOf } from '../travellers/party-of.js';
import { assertFigures } from './registration.rules.js';

const SCOPE = 'registration';

/** Who sends a booking form, and how the browser names this sending of it. */
interface Sender {
  /** The logged-in buyer: their own account is theirs, whatever mail they enter. */
  userId: number | null;
  key: string | undefined;
  holder: Holder;
}

/** The booking form: one cabin, for one traveller or for two, at the price of its card. */
@Injectable()
export class Registrations implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
    private readonly trips: Trips,
    private readonly quotes: Quotes,
    private readonly promos: Promos,
    private readonly bookings: Bookings,
    private readonly limits: HoldLimits,
    private readonly mails: WaitingMails,
  ) {}

  onModuleInit(): void {
    // An answer is a link that opens something: it is kept no longer than a browser may repeat its question.
    this.housekeeping.hourly('old-registration-keys', () =>
      forgetRequests(this.db.manager, { scope: SCOPE, before: this.clock.in(-DAY_MS) }),
    );
  }

  /**
   * Holds a place, or puts who would wait on the waiting list when none, or no cabin of that kind, is left; returns the
   * guest's public id, which is the link to the payment page. The same form under the same key is answered with the first id
   * and holds nothing more. Throws `quote.price_changed`, `trip.sold_out`, `trip.cabin_not_sold`, `trip.cabin_sold_out`,
   * `trip.none_open`, `trip.not_on_sale`, `trip.changed_since`, `promo.unknown`, `promo.ended`, `promo.used_up`,
   * `request.key_reused`, `hold.too_many`.
   */
  async register(dto: CreateGuestDto, sender: Sender): Promise<string> {
    const { tripId, name, email, phone = null, companion, cabinType, paymentType, travelInsurance } = dto;
    const choice = { cabinType, paymentType, travelInsurance, promoCode: dto.promoCode };
    const details = { tripId, name, email, phone, companion, ...choice };
    const { key } = sender;
    const id = await this.db.transaction(async (manager) => {
      const work = async () => ({ id: await this.hold(manager, dto, sender) });
      if (key === undefined) return (await work()).id;
      return (await once(manager, { scope: SCOPE, key, body: details }, this.clock.now(), work)).id;
    });
    return id;
  }

  private async hold(
    manager: EntityManager,
    dto: CreateGuestDto,
    { userId, holder }: Sender,
  ): Promise<string> {
    await this.limits.assertMayHold(manager, holder);
    // On this connection: a second one is not to be had when all are held by bookings that wait for one.
    const trip = await this.trips.onSale(dto.tripId, manager);
    const { paymentType } = dto;
    const promo = await this.promoOf(manager, trip, dto.promoCode, holder);
    const by = (plan: Plan) => selectionOf(dto, plan, promo);
    const prices = {
      full: this.quotes.of(trip, by('full')),
      installment: this.quotes.of(trip, by('installment')),
    };
    assertFigures(dto, paymentType, prices);
    if (dto.tripVersion !== undefined) assertAsShown(trip, dto.tripVersion);
    const selection = by(paymentType);
    const sale = { trip, selection, price: prices[paymentType], party: partyOf(dto) };
    const booking = await this.bookings.hold(manager, sale, { userId }).catch((err: unknown) => {
      // Places are asked for before anything is written.
      if (!isSoldOut(err) || !dto.waitlist) throw err;
      return this.wait(manager, sale, userId);
    });
    await this.limits.mark(manager, booking, holder);
    return (await buyerOf(manager, booking.id)).publicId;
  }

  /** Who goes back and sends the form again is not refused their code for their own hold: that gives way to the new one. */
  private async promoOf(
    manager: EntityManager,
    trip: SaleableTrip,
    code: string | undefined,
    { browser }: Holder,
  ): Promise<Promo | null> {
    const { promo, refusal } = await this.promos.still(trip, code, { manager });
    if (code === undefined || refusal === null) return promo;
    if (refusal.code !== 'promo.used_up') throw refusal;
    const giving = () => givingWay(manager, trip.id, { code, browser });
    for (const id of await giving()) {
      const own = await lockBooking(manager, id);
      // Asked again under its lock: a payment may have been begun while we waited.
      if ((await giving()).includes(id)) await this.bookings.lapse(manager, own, 'replaced');
    }
    return this.promos.of(trip, code, { manager });
  }

  private async wait(manager: EntityManager, sale: Sale, userId: number | null): Promise<LockedBooking> {
    const booking = await this.bookings.wait(manager, sale, { userId });
    await this.mails.add(manager, booking, 'guest');
    return booking;
  }
}

function selectionOf(dto: CreateGuestDto, paymentType: Plan, promo: Promo | null): Selection {
  const { cabinType, travelInsurance, companion } = dto;
  return {
    cabinType,
    travelInsurance,
    paymentType,
    occupancy: companion ? 'double' : 'single',
    travellers: companion ? 2 : 1,
    channel: 'booking_form',
    promo,
  };
}
