import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { sellsInsurance } from '../../../../contracts/insurance.js';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import {
  type CabinType,
  cancellationOf,
  minimumAgeOf,
  ownTermsOf,
  soldTypes,
} from '../../trips/trip-config.js';
import { dateInZone, type SaleableTrip } from '../../trips/trips.service.js';
import type { Booking } from '../booking.entity.js';
import { assertWillSail } from '../booking.rules.js';
import { amountText } from './money-text.js';
import type { Promo } from './promo.rules.js';
import { quote, type Quote, type Selection } from './quote.rules.js';
import type { QuoteDto } from './selection.dto.js';

/** How long a price stays good that somebody was asked for: PayPal drops an order sooner, and tells of a form's money by then. */
const PRICE_STANDS_MS = DAY_MS;

@Injectable()
export class Quotes {
  constructor(private readonly clock: Clock) {}

  /** The price of a selection on a trip now. Throws `trip.departed`, `trip.called_off`, `trip.cabin_not_sold`, `trip.no_insurance`. */
  of(trip: SaleableTrip, selection: Selection): Quote {
    assertSells(trip, selection.cabinType);
    if (selection.travelInsurance && !sellsInsurance(trip.config)) throw new DomainError('trip.no_insurance');
    return this.price(trip, selection);
  }

  private price(trip: SaleableTrip, selection: Selection): Quote {
    const now = this.clock.now();
    assertWillSail(trip, now);
    return quote(trip.config, selection, trip.startDate, dateInZone(now, trip.timeZone));
  }

  /** Whether a price that somebody was asked for stands, whatever the trip asks for since. */
  stands(askedAt: Date | null): boolean {
    return askedAt !== null && askedAt > this.clock.in(-PRICE_STANDS_MS);
  }

  /**
   * Whether a booking may still be had as it was made: it costs the same today, with the same policy and the same
   * terms of the trip, and for the same travellers. Throws `trip.departed`, `trip.called_off`.
   * @param promo what its code takes off today
   */
  isStillGood(trip: SaleableTrip, booking: Booking, promo: Promo | null): boolean {
    const { totalCents, cancellation, ownTerms, minimumAge } = booking;
    return (
      this.price(trip, selectionOf(booking, promo)).totalCents === totalCents &&
      isDeepStrictEqual(cancellationOf(trip.config), cancellation) &&
      isDeepStrictEqual(ownTermsOf(trip.config), ownTerms ?? []) &&
      minimumAgeOf(trip.config) === minimumAge
    );
  }
}

/** Throws `trip.cabin_not_sold`. */
export function assertSells({ config }: Pick<SaleableTrip, 'config'>, cabinType: CabinType): void {
  if (soldTypes(config).includes(cabinType)) return;
  throw new DomainError('trip.cabin_not_sold', { cabin: config.cabins[cabinType].name });
}

function selectionOf(booking: Booking, promo: Promo | null): Selection {
  const { cabinType, occupancy, travellers, travelInsurance, plan } = booking;
  // No price depends on the door a buyer came through.
  return { cabinType, occupancy, travellers, travelInsurance, paymentType: plan, channel: 'checkout', promo };
}

export function quoteView(price: Quote): QuoteDto {
  return { ...price, currency: 'USD', dueToday: amountText(price.dueTodayCents) };
}
