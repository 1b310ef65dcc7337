import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { TripPages } from '../../trips/pages/trip-pages.service.js';
import { ShownTrips, type Viewer } from '../../trips/shown-trips.service.js';
import { organiserOf } from '../../trips/trip-config.js';
import type { TripDto } from '../../trips/trip.dto.js';
import { dateInZone, type SaleableTrip, Trips } from '../../trips/trips.service.js';
import { cabinsLeft } from '../hold/cabins-left.js';
import { Places } from '../hold/places.service.js';
import { fromPriceCents } from './from-price.rules.js';
import type { TripCardDto } from './trip-card.dto.js';

interface Place extends Pick<TripDto, 'isInFront' | 'othersOnSale' | 'isPreview'> {
  trip: SaleableTrip | null;
}

/** The trips that the public site sells, side by side. */
@Injectable()
export class TripsOnSale {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly shown: ShownTrips,
    private readonly pages: TripPages,
    private readonly places: Places,
  ) {}

  /** The one on the front page first, then those that have not sailed, as they sail. */
  async cards(): Promise<TripCardDto[]> {
    const trips = this.listed(await this.trips.allOnSale());
    return Promise.all(trips.map((trip, place) => this.card(trip, place === 0)));
  }

  /**
   * That trip, or the one on the front page where none is named, and its place among those on sale; null where it is not,
   * and is no preview for this viewer. One that has sailed says so itself.
   */
  async find(tripId: number | undefined, viewer: Viewer): Promise<Place> {
    const sold = await this.trips.allOnSale();
    const onSale = tripId === undefined ? sold[0] : sold.find(({ id }) => id === tripId);
    const trip = onSale ?? (await this.shown.findPreview(tripId, viewer));
    const others = this.listed(sold).filter((other) => other !== trip);
    return {
      trip,
      isPreview: trip?.isOnSale === false,
      isInFront: trip === sold[0],
      othersOnSale: others.length,
    };
  }

  /** Those on sale beside the one on the front page. */
  async beside(): Promise<SaleableTrip[]> {
    return this.listed(await this.trips.allOnSale()).slice(1);
  }

  /** What has sailed is among them only while nothing else is on sale. */
  private listed([inFront, ...others]: readonly SaleableTrip[]): SaleableTrip[] {
    const ahead = others.filter(({ departsAt }) => departsAt > this.clock.now());
    const asTheySail = ahead.toSorted((a, b) => a.departsAt.getTime() - b.departsAt.getTime());
    return inFront ? [inFront, ...asTheySail] : [];
  }

  private async card(trip: SaleableTrip, isInFront: boolean): Promise<TripCardDto> {
    const { id, title, destination, startDate, endDate, duration, timeZone, config } = trip;
    const { manager } = this.db;
    const { content: front } = await this.pages.current(manager, id, 'front');
    const { content: ship } = await this.pages.current(manager, id, 'ship');
    const { picture, alt } = front.slides[0] ?? ship.cover;
    const left = await cabinsLeft(manager, trip, { by: 'site' });
    const days = { departsOn: startDate, today: dateInZone(this.clock.now(), timeZone) };
    return {
      id,
      title,
      destination,
      startDate,
      endDate,
      duration,
      isInFront,
      fromCents: fromPriceCents(config, left, days),
      seatsLeft: await this.places.left(trip, manager),
      picture: { picture, alt },
      organiser: organiserOf(config),
    };
  }
}
