import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STOCK_CABINS } from '../contracts/stock-cabins.js';
import { STOCK_GROUP } from '../contracts/stock-group.js';
import { STOCK_GUIDE } from '../contracts/stock-guide.js';
import { STOCK_PICTURES } from '../contracts/stock-pictures.js';
import { STOCK_SHIP } from '../contracts/stock-ship.js';
import { ownPicture, type TripPlan } from '../contracts/trip-pages.js';
import type { PastPlanDto } from '../src/modules/host/trips/host-pages.dto.js';
import type { TripPictureDto } from '../src/modules/host/trips/trip-pictures.dto.js';
import { browserOf, demoPerson } from './support/demo-people.js';
import { openTransactions } from './support/open-transactions.js';
import type { Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import { standStill } from './support/stand-still.js';
import { aFront, aPlan, PageWriter, type Refused } from './support/trip-pages.js';
import { aPhoto, upload } from './support/uploads.js';

let stack: Stack;
let person: Person;
let owner: PageWriter;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  person = await demoPerson(stack, 'marisol');
  owner = new PageWriter(browserOf(stack, person));
}, 120_000);
afterAll(() => stack.stop());
const begin = openTransactions(() => stack.db);

/** A trip that nobody has written anything of, and a picture that was handed in for it. */
async function aTripWithPicture(): Promise<[tripId: number, picture: string]> {
  const tripId = await owner.make();
  const fileId = (await upload(stack, 'photo', person, await aPhoto(600, 400))).body.id;
  await owner.browser.call('POST', `/api/host/trips/${tripId}/pictures`, { fileId });
  return [tripId, fileId];
}
const pictures = (tripId: number, by = owner) => by.read<TripPictureDto[]>(tripId, 'pictures');
const remove = (tripId: number, picture: string, by = owner) =>
  by.browser.call<Refused & { message: string }>('DELETE', `/api/host/trips/${tripId}/pictures/${picture}`);
const see = async (path: string) => (await fetch(`${stack.nodes[0]!.url}/api/trips/pictures/${path}`)).status;
const showing = (picture: string): TripPlan => {
  const { days, moments } = aPlan('Anna at the rail');
  return { days: days.map((day) => ({ ...day, picture: ownPicture(picture), alt: 'Anna' })), moments };
};
const copyOf = async (tripId: number) => {
  const key = { 'Idempotency-Key': randomUUID() };
  const path = `/api/host/trips/${tripId}/copies`;
  return (await owner.browser.call<{ id: number }>('POST', path, { startDate: '2026-06-05' }, key)).body.id;
};
const GONE = 'This picture is not there any more. Choose another one';

it('goes with its file, for everybody, and the log says who removed it', async () => {
  const [id, picture] = await aTripWithPicture();
  expect([await see(picture), await see(`${picture}/small`)]).toEqual([200, 200]);
  expect(await pictures(id)).toEqual([{ id: picture, width: 600, height: 400, shownOn: [], isYours: true }]);
  expect((await remove(id, picture)).status).toBe(204);
  expect([await see(picture), await see(`${picture}/small`)]).toEqual([404, 404]);
  expect(await pictures(id)).toEqual([]);
  expect((await stack.db.query('SELECT FROM stored_files WHERE id = $1', [picture])).rowCount).toBe(0);
  const log = await owner.browser.call<{ entries: object[] }>('GET', `/api/host/log?trip=${id}&area=trip`);
  expect(log.body.entries[0]).toMatchObject({ action: 'trip.picture_removed', by: 'Marisol Vega' });
});

it('goes once, whoever asks at the same time', async () => {
  const [id, picture] = await aTripWithPicture();
  const both = await Promise.all([remove(id, picture), remove(id, picture)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  expect(both.find(({ status }) => status === 404)?.body.message).toBe('This picture is not there any more.');
});

it('stays while any page shows it, and says which', async () => {
  const [id, picture] = await aTripWithPicture();
  const shown = { picture: ownPicture(picture), alt: 'Ours' };
  const words = { title: 'Ours', description: 'Ours' };
  await owner.savePlan(id, 0, showing(picture));
  await owner.saveFront(id, 0, { ...aFront(''), slides: [{ ...shown, ...words, isMoving: false }] });
  await owner.saveShip(id, 0, { ...STOCK_SHIP, cover: shown });
  await owner.saveCabins(id, 0, { ...STOCK_CABINS, inside: { ...STOCK_CABINS.inside, room: shown } });
  await owner.saveGuide(id, 0, { ...STOCK_GUIDE, fitnessPicture: shown });
  await owner.saveGroup(id, 0, { ...STOCK_GROUP, activities: [{ ...shown, ...words }] });
  const shownOn = [
    'pictures of the cabins',
    'home page',
    'pictures of the group',
    'preparation guide',
    'day-by-day plan',
    "ship's page",
  ];
  expect(await pictures(id)).toMatchObject([{ id: picture, shownOn }]);
  const { status, body } = await remove(id, picture);
  expect([status, body.code]).toEqual([409, 'trip.picture_in_use']);
  expect(body.message).toBe(
    `Pages still show this picture: ${shownOn.join(', ')}. Choose another one there and save, then remove it.`,
  );
  expect(await see(picture)).toBe(200);
});

it('is shown by no text that reads like its name, on whatever trip', async () => {
  const [id, picture] = await aTripWithPicture();
  const other = await owner.make();
  for (const tripId of [id, other])
    expect((await owner.savePlan(tripId, 0, aPlan(ownPicture(picture)))).status).toBe(200);
  expect(await pictures(other)).toEqual([]);
  expect((await remove(other, picture)).status).toBe(404);
  expect((await remove(id, picture)).status).toBe(204);
});

it('leaves the ship in its place in earlier versions, and nothing that was said of it', async () => {
  const [id, picture] = await aTripWithPicture();
  await owner.savePlan(id, 0, showing(picture));
  await owner.savePlan(id, 1, aPlan('Without it'));
  expect(await owner.read(id, 'plan/versions/1')).toMatchObject({ ...showing(picture), picturesGone: 0 });
  expect((await remove(id, picture)).status).toBe(204);
  const before = await owner.read<PastPlanDto>(id, 'plan/versions/1');
  const [day] = before.days;
  const alt = STOCK_PICTURES['ship-sunset-hero'];
  expect(day).toMatchObject({ title: 'Anna at the rail', picture: 'ship-sunset-hero', alt });
  expect(before).toMatchObject({ moments: showing(picture).moments, picturesGone: 1 });
  expect((await owner.savePlan(id, 2, showing(picture))).body.fields).toEqual({ 'days.0.picture': GONE });
  const { days, moments } = before;
  expect((await owner.savePlan(id, 2, { days, moments })).status).toBe(200);
});

describe('a picture that a copy of the trip shows', () => {
  it('stays as long, and can be removed from either', async () => {
    const [id, picture] = await aTripWithPicture();
    await owner.savePlan(id, 0, showing(picture));
    const copy = await copyOf(id);
    await owner.savePlan(id, 1, aPlan('Without it'));
    const shownOn = ['day-by-day plan of Baja by Night (June 5, 2026)'];
    expect(await pictures(id)).toMatchObject([{ id: picture, shownOn }]);
    expect((await remove(id, picture)).body.code).toBe('trip.picture_in_use');
    expect(await pictures(copy)).toMatchObject([{ id: picture, shownOn: ['day-by-day plan'] }]);
    await owner.savePlan(copy, 1, aPlan('Without it'));
    expect((await remove(copy, picture)).status).toBe(204);
    expect(await pictures(id)).toEqual([]);
  });

  it('is removed by who handed it in, and by another owner only once that trip is taken away', async () => {
    const [id, picture] = await aTripWithPicture();
    await owner.savePlan(id, 0, showing(picture));
    const copy = await copyOf(id);
    const theo = await demoPerson(stack, 'theo');
    await stack.db.query('UPDATE trip_hosts SET user_id = $2 WHERE trip_id = $1', [copy, theo.userId]);
    const heir = new PageWriter(browserOf(stack, theo));
    expect(await pictures(copy, heir)).toMatchObject([{ id: picture, isYours: false }]);
    const refused = await remove(copy, picture, heir);
    expect([refused.status, refused.body.code]).toEqual([403, 'trip.picture_not_yours']);
    expect((await owner.browser.call('DELETE', `/api/host/trips/${id}`)).status).toBe(204);
    expect(await see(picture)).toBe(200);
    const shownOn = ['day-by-day plan'];
    expect(await pictures(copy, heir)).toMatchObject([{ id: picture, isYours: true, shownOn }]);
    await heir.savePlan(copy, 1, aPlan('Without it'));
    expect((await remove(copy, picture, heir)).status).toBe(204);
  });

  it('goes with the last of them that is taken away', async () => {
    const [id, picture] = await aTripWithPicture();
    await owner.savePlan(id, 0, showing(picture));
    const copy = await copyOf(id);
    for (const [tripId, status] of [
      [id, 200],
      [copy, 404],
    ] as const) {
      expect((await owner.browser.call('DELETE', `/api/host/trips/${tripId}`)).status).toBe(204);
      expect(await see(picture)).toBe(status);
    }
  });
});

describe('a removal that crosses', () => {
  const inPictures = 'FROM trip_pictures';

  it('a save that comes first is refused', async () => {
    const [id, picture] = await aTripWithPicture();
    const saving = await begin();
    await saving.query('SELECT FROM trip_pictures WHERE id = $1 FOR KEY SHARE', [picture]);
    const removing = remove(id, picture);
    await standStill(stack, 1, inPictures);
    const page = [id, JSON.stringify(showing(picture)), person.userId];
    await saving.query(`INSERT INTO trip_pages VALUES ($1, 'plan', 1, $2, $3, now())`, page);
    await saving.end('COMMIT');
    expect(await removing).toMatchObject({ status: 409, body: { code: 'trip.picture_in_use' } });
    expect(await see(picture)).toBe(200);
  });

  it('a save that comes second leaves no page without its picture', async () => {
    const [id, picture] = await aTripWithPicture();
    const removing = await begin();
    await removing.query('DELETE FROM stored_files WHERE id = $1', [picture]);
    const saving = owner.savePlan(id, 0, showing(picture));
    await standStill(stack, 1, inPictures);
    await removing.end('COMMIT');
    expect(await saving).toMatchObject({ status: 422, body: { fields: { 'days.0.picture': GONE } } });
  });

  it('a copy that is just being made leaves the ship there', async () => {
    const [id, picture] = await aTripWithPicture();
    await owner.savePlan(id, 0, showing(picture));
    const removing = await begin();
    await removing.query('DELETE FROM stored_files WHERE id = $1', [picture]);
    const copying = copyOf(id);
    await standStill(stack, 1, inPictures);
    await removing.end('COMMIT');
    const copy = await owner.read<TripPlan>(await copying, 'plan');
    expect(copy.days[0]?.picture).toBe('ship-sunset-hero');
  });
});
