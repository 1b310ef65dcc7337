import { randomUUID } from 'node:crypto';
import type { TripCabins } from '../../contracts/trip-cabins.js';
import type { TripGroup } from '../../contracts/trip-group.js';
import type { TripGuide } from '../../contracts/trip-guide.js';
import { EMPTY_FRONT, type TripFront, type TripPlan } from '../../contracts/trip-pages.js';
import type { TripShip } from '../../contracts/trip-ship.js';
import type {
  HostCabinsDto,
  HostFrontDto,
  HostGroupDto,
  HostGuideDto,
  HostPlanDto,
  HostShipDto,
} from '../../src/modules/host/trips/host-pages.dto.js';
import { aTrip } from './a-trip.js';
import type { Visitor } from './visitor.js';

export interface Refused {
  code: string;
  fields?: Record<string, string>;
}

/** Every day of it has one activity, and the first one a moment. */
export const aPlan = (title: string, days = 1): TripPlan => ({
  days: Array.from({ length: days }, (_, i) => ({
    title,
    description: 'A day at sea',
    picture: 'pool-day',
    alt: 'A pool',
    activities: [
      {
        key: `sails-${i}`,
        at: 'departure',
        minutes: 60,
        name: 'Sail-away',
        description: '',
        place: '',
        isNextDay: false,
      },
    ],
  })),
  moments: [{ title, description: 'Soon', picture: 'wake-stars', alt: 'Stars', day: 1, focus: 50 }],
});

export const aFront = (lead: string): TripFront => ({ ...EMPTY_FRONT, headline: ['Off we go'], lead });

/** The browser of an owner who writes the pages of their trips. */
export class PageWriter {
  constructor(readonly browser: Visitor) {}

  /** A trip of four days that nobody has written anything of. */
  async make(): Promise<number> {
    const key = { 'Idempotency-Key': randomUUID() };
    return (await this.browser.call<{ id: number }>('POST', '/api/host/trips', aTrip(), key)).body.id;
  }

  async read<T>(tripId: number, part: string): Promise<T> {
    return (await this.browser.call<T>('GET', `/api/host/trips/${tripId}/${part}`)).body;
  }

  savePlan(tripId: number, version: number, plan: TripPlan) {
    return this.save<HostPlanDto>(`${tripId}/plan`, { ...plan, version });
  }

  saveFront(tripId: number, version: number, front: TripFront) {
    return this.save<HostFrontDto>(`${tripId}/front`, { ...front, version });
  }

  saveShip(tripId: number, version: number, ship: TripShip) {
    return this.save<HostShipDto>(`${tripId}/ship`, { ...ship, version });
  }

  saveCabins(tripId: number, version: number, cabins: TripCabins) {
    return this.save<HostCabinsDto>(`${tripId}/cabins`, { ...cabins, version });
  }

  saveGuide(tripId: number, version: number, guide: TripGuide) {
    return this.save<HostGuideDto>(`${tripId}/guide`, { ...guide, version });
  }

  saveGroup(tripId: number, version: number, group: TripGroup) {
    return this.save<HostGroupDto>(`${tripId}/group`, { ...group, version });
  }

  private save<T>(part: string, body: object) {
    return this.browser.call<T & Refused>('PUT', `/api/host/trips/${part}`, body);
  }
}
