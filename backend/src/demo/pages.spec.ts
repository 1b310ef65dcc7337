import { expect, it } from '@jest/globals';
import { STOCK_CABINS } from '../../contracts/stock-cabins.js';
import { validation } from '../platform/http/validation.js';
import { CabinsDto } from '../modules/trips/pages/cabins.dto.js';
import { FrontDto } from '../modules/trips/pages/front.dto.js';
import { GuideDto } from '../modules/trips/pages/guide.dto.js';
import { daysOf, guideProblems, planProblems } from '../modules/trips/pages/pages.rules.js';
import { PlanDto } from '../modules/trips/pages/plan.dto.js';
import { ShipDto } from '../modules/trips/pages/ship.dto.js';
import { COMING_TRIPS } from './coming-trips.data.js';
import { MAIN_TRIP } from './main-trip.data.js';
import { DEMO_PAGES } from './pages.js';

const TRIPS = [MAIN_TRIP, ...COMING_TRIPS];

it.each(Object.entries(DEMO_PAGES))(
  '%s says what a host could have saved',
  async (title, { plan, front, ship, cabins = STOCK_CABINS, guide }) => {
    const trip = TRIPS.find((sketch) => sketch.title === title)!;
    expect(await validation.transform(plan, { type: 'body', metatype: PlanDto })).toEqual(plan);
    expect(await validation.transform(front, { type: 'body', metatype: FrontDto })).toEqual(front);
    expect(await validation.transform(ship, { type: 'body', metatype: ShipDto })).toEqual(ship);
    expect(await validation.transform(cabins, { type: 'body', metatype: CabinsDto })).toEqual(cabins);
    expect(await validation.transform(guide, { type: 'body', metatype: GuideDto })).toEqual(guide);
    expect(guideProblems(guide)).toEqual({});
    expect(planProblems(plan, daysOf(trip))).toEqual({});
  },
);

it('the cruise on sale has three days, eight moments, eleven slides of which four move, and six cards', () => {
  const { plan, front } = DEMO_PAGES[MAIN_TRIP.title]!;
  expect([plan.days, plan.moments, front.slides, front.cards].map(({ length }) => length)).toEqual([
    3, 8, 11, 6,
  ]);
  expect(front.slides.filter(({ isMoving }) => isMoving)).toHaveLength(4);
  expect(front.slides[0]).toMatchObject({ picture: 'ship-sunset-hero', isMoving: false });
});
