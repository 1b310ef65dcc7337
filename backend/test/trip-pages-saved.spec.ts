import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EMPTY_FRONT } from '../contracts/trip-pages.js';
import type { HostPlanDto } from '../src/modules/host/trips/host-pages.dto.js';
import { browserOf, demoPerson } from './support/demo-people.js';
import { type Stack, startStack } from './support/stack.js';
import { aFront, aPlan, PageWriter, type Refused } from './support/trip-pages.js';

let stack: Stack;
let owner: PageWriter;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  owner = new PageWriter(browserOf(stack, await demoPerson(stack, 'marisol')));
}, 120_000);
afterAll(() => stack.stop());

it('lets one of two who save at once, and nobody who has not seen the last version', async () => {
  const id = await owner.make();
  const both = await Promise.all([
    owner.savePlan(id, 0, aPlan('One')),
    owner.savePlan(id, 0, aPlan('Other')),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('trip.changed');
  const late = await owner.savePlan(id, 0, aPlan('Late'));
  expect([late.status, late.body.code]).toEqual([409, 'trip.changed']);
  expect((await owner.read<HostPlanDto>(id, 'plan')).versions).toHaveLength(1);
});

it('makes no version of what is there already, and tells nobody', async () => {
  const id = await owner.make();
  const told = async () =>
    (
      await stack.db.query<{ details: object; text: string }>(
        `SELECT details, (SELECT summary->>'text' FROM trip_news n WHERE n.trip_id = $1 AND summary->>'text' LIKE '%changed') AS text
           FROM activity_log WHERE trip_id = $1 AND action = 'trip.page_changed'`,
        [id],
      )
    ).rows;
  expect((await owner.saveFront(id, 0, EMPTY_FRONT)).body.version).toBe(0);
  expect(await told()).toEqual([]);
  await owner.saveFront(id, 0, aFront('Hello'));
  // Also for who asks once more because no answer came.
  expect((await owner.saveFront(id, 0, aFront('Hello'))).body.version).toBe(1);
  const details = { part: 'home page', version: 1 };
  expect(await told()).toEqual([{ details, text: 'Baja by Night: the home page changed' }]);
  const log = await owner.browser.call<{ entries: object[] }>('GET', `/api/host/log?trip=${id}&area=trip`);
  const line = { action: 'trip.page_changed', by: 'Marisol Vega', about: 'part: home page; version: 1' };
  expect(log.body.entries[0]).toMatchObject(line);
});

it('is for the owner alone; a co-host reads', async () => {
  const coHost = browserOf(stack, await demoPerson(stack, 'theo'));
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
  const path = `/api/host/trips/${rows[0]!.id}/plan`;
  const { status, body } = await coHost.call<HostPlanDto>('GET', path);
  expect([status, body.isOwner, body.days.length]).toEqual([200, false, 3]);
  const refused = await coHost.call<Refused>('PUT', path, { ...aPlan('Mine'), version: body.version });
  expect([refused.status, refused.body.code]).toEqual([403, 'host.owner_only']);
});

it('says for each field what is wrong', async () => {
  const id = await owner.make();
  const [day] = aPlan('A').days;
  const twice = {
    ...aPlan('A'),
    days: [day!, { ...day!, picture: 'own/abcdefghijklmnopqrstuv' as const }],
  };
  const refused = await owner.savePlan(id, 0, twice);
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      'days.1.activities.0.key': 'Another activity has this key: each has its own',
      'days.1.picture': 'This picture is not there any more. Choose another one',
    },
  ]);
  expect((await owner.savePlan(id, 0, aPlan('A', 5))).body.fields).toEqual({
    days: 'The trip lasts 4 days: plan no more than that',
  });
  expect((await owner.saveFront(id, 0, { ...EMPTY_FRONT, lead: 'x'.repeat(301) })).body.fields).toEqual({
    lead: 'Use at most 300 characters',
  });
  expect((await owner.savePlan(id, -1, aPlan('A'))).body.fields).toEqual({
    version: 'Send the version that you were looking at',
  });
});

it('takes the longest plan there may be, in any script', async () => {
  const id = await owner.make();
  await stack.db.query(`UPDATE trips SET end_date = start_date + 30 WHERE id = $1`, [id]);
  const line = (length: number) => '船'.repeat(length);
  const words = { title: line(80), description: line(300), picture: 'pool-day', alt: line(200) } as const;
  const activity = {
    at: '12:00',
    minutes: 60,
    name: line(80),
    description: line(160),
    place: line(40),
    isNextDay: false,
  };
  const days = Array.from({ length: 31 }, (_, day) => ({
    ...words,
    activities: Array.from({ length: 16 }, (_one, place) => ({
      ...activity,
      key: `day-${day}-${place}`.padEnd(40, 'x'),
    })),
  }));
  const moments = Array.from({ length: 12 }, () => ({ ...words, day: 31, focus: 100 }));
  expect((await owner.savePlan(id, 0, { days, moments })).status).toBe(200);
});
