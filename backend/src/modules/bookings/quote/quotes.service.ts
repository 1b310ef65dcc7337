import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { dateInZone, type SaleableTrip } from '../../trips/trips.service.js';
import { assertStillAtQuay } from '../booking.rules.js';
import { amountText } from './money-text.js';
import { quote, type Quote, type Selection } from './quote.rules.js';
import type { QuoteDto } from './selection.dto.js';

@Injectable()
export class Quotes {
  constructor(private readonly clock: Clock) {}

  /** The price of a selection on a trip now. Throws `trip.departed`. */
  of(trip: SaleableTrip, selection: Selection): Quote {
    const now = this.clock.now();
    assertStillAtQuay(trip.departsAt, now);
    return quote(trip.config, selection, trip.startDate, dateInZone(now, trip.timeZone));
  }
}

export function quoteView(price: Quote): QuoteDto {
  return { ...price, currency: 'USD', dueToday: amountText(price.dueTodayCents) };
}
