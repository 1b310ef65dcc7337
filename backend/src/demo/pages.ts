import type { EntityManager } from 'typeorm';
import { type PageContent, TripPage } from '../modules/trips/pages/trip-page.entity.js';
import { Trip } from '../modules/trips/trip.entity.js';
import { MAIN_CABINS } from './main-cabins.data.js';
import { MAIN_DAYS } from './main-days.data.js';
import { MAIN_FRONT } from './main-front.data.js';
import { MAIN_GUIDE } from './main-guide.data.js';
import { MAIN_MOMENTS } from './main-moments.data.js';
import { MAIN_SHIP } from './main-ship.data.js';
import { MAIN_TRIP } from './main-trip.data.js';
import { MAZATLAN_GUIDE, MAZATLAN_SHIP } from './mazatlan-guide.data.js';
import { MAZATLAN_FRONT, MAZATLAN_PLAN } from './mazatlan-pages.data.js';
import { plannedDays } from './sketched-day.js';

/** What of a trip's pages its hosts have written in the demo: of the group they show the site's own pictures, and some of the cabins. */
type Written = Omit<PageContent, 'group' | 'cabins'> & Partial<Pick<PageContent, 'cabins'>>;

/** What the demo's trips say on their pages, by the trip's title. The others are still to be written. */
export const DEMO_PAGES: Record<string, Written> = {
  [MAIN_TRIP.title]: {
    plan: { days: plannedDays(MAIN_DAYS), moments: [...MAIN_MOMENTS] },
    front: MAIN_FRONT,
    ship: MAIN_SHIP,
    cabins: MAIN_CABINS,
    guide: MAIN_GUIDE,
  },
  'Mazatlán Autumn Cruise': {
    plan: MAZATLAN_PLAN,
    front: MAZATLAN_FRONT,
    ship: MAZATLAN_SHIP,
    guide: MAZATLAN_GUIDE,
  },
};

/** Writes the parts that a trip of the demo has none of yet, also in a demo that was filled before there were any. */
export async function seedPages(manager: EntityManager, now: Date): Promise<void> {
  for (const [title, pages] of Object.entries(DEMO_PAGES)) {
    // The first of its name: the others are copies that a host made.
    const trip = await manager.findOne(Trip, { where: { title }, order: { id: 'ASC' } });
    if (!trip) continue;
    const rows = Object.entries(pages).map(([part, content]) => ({
      tripId: trip.id,
      part: part as keyof Written,
      version: 1,
      content,
      savedBy: trip.hostId,
      savedAt: now,
    }));
    await manager.createQueryBuilder().insert().into(TripPage).values(rows).orIgnore().execute();
  }
}
