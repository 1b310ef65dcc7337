import type { Page } from '@playwright/test';
import { rowsOf } from './support/database';
import { hostPost, refusalOf } from './support/host-api';
import { CRUISE, onSale, sellTheCruiseAgain } from './support/on-sale';
import { enterAs } from './support/people';
import { thisSite } from './support/site';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

const tripRow = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const cabinPrice = (page: Page) => page.getByRole('group', { name: 'Inside' }).getByLabel('Double, a person');
const idOf = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1));
const say = (page: Page, question: string | RegExp, word: string) =>
  page.getByRole('dialog', { name: question }).getByRole('button', { name: word }).click();

test.afterEach(sellTheCruiseAgain);

test('a trip is planned, priced, copied with its dates, sold on the public site, and closed', async ({
  page,
  anotherBrowser,
}) => {
  const [theo, visitor] = [await anotherBrowser(), await anotherBrowser()];
  const title = `Catalina by Night ${Date.now().toString(36)}`;
  await enterAs(theo, 'theo');
  await theo.goto('/host/trips');
  await enterAs(page, 'marisol');

  await test.step('planned: what is wrong stands at its field', async () => {
    await page.goto('/host/trips/new');
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Destination').fill('Catalina, California');
    await page.getByLabel('Duration, as printed').fill('3 days / 2 nights');
    await page.getByLabel('First day').fill('2026-05-01');
    await page.getByLabel('Last day').fill('2026-04-01');
    await page.getByRole('button', { name: 'Create trip' }).click();
    await expect(page.getByText('The trip ends before it begins')).toBeVisible();
    await expect(page.getByLabel('Last day')).toBeFocused();
    await page.getByLabel('Last day').fill('2026-05-03');
    await page.getByRole('button', { name: 'Create trip' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
  const tripId = idOf(page);

  await test.step('the other host has it as soon as they help with it, and reads a new price at once', async () => {
    const rights = { money: false, documents: false, messages: false };
    expect((await hostPost(page.request, `trips/${tripId}/hosts`, { login: 'theo', ...rights })).ok()).toBe(
      true,
    );
    await expect(tripRow(theo, title)).toContainText('0 of');
    await theo.getByRole('link', { name: title }).click();
    await cabinPrice(page).fill('555.50');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(theo.getByText('$555.50 double')).toBeVisible();
    await expect(theo.getByRole('button', { name: 'Open for booking' })).toBeHidden();
    const [row] = await rowsOf<{ cents: number; version: number }>(
      `SELECT (config->'cabins'->'inside'->>'doubleCents')::int AS cents, version FROM trips WHERE id = $1`,
      [tripId],
    );
    expect(row).toEqual({ cents: 55_550, version: 2 });
  });

  await test.step('copied to the next year, its dates come along', async () => {
    const date = {
      kind: 'activity',
      task: null,
      title: 'Kayaks',
      note: '',
      onDate: '2026-04-20',
      atTime: '10:30',
    };
    expect((await hostPost(page.request, `trips/${tripId}/dates`, date)).ok()).toBe(true);
    await page.getByLabel('First day of the copy').fill('2027-04-30');
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('First day', { exact: true })).toHaveValue('2027-04-30');
    await expect(page.getByLabel('Last day')).toHaveValue('2027-05-02');
    await expect(cabinPrice(page)).toHaveValue('555.50');
    await page.goto(`/host/dashboard?tab=dates&trip=${idOf(page)}`);
    const kayaks = page.getByRole('region', { name: 'Activity deadlines' }).getByRole('listitem');
    await expect(kayaks.getByTitle('April 19, 2027')).toBeVisible();
  });

  await test.step('opened beside the cruise: it has pages of its own, and every link keeps to them; a co-host may not', async () => {
    const headers = { origin: thisSite().origin };
    const reply = await theo.request.put(`/api/host/trips/${tripId}/booking`, { headers });
    expect(await refusalOf(reply)).toEqual({ status: 403, code: 'host.owner_only' });
    await page.goto(`/host/trips/${tripId}`);
    await page.getByRole('button', { name: 'Open for booking' }).click();
    await say(page, /^Open for booking/, 'Open for booking');
    await expect(page.getByText('The public site sells this trip.')).toBeVisible();
    await expect(theo.getByRole('main')).toBeVisible();
    await visitor.goto('/');
    await visitor.getByRole('link', { name: 'See all trips' }).click();
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor).toHaveURL(`/trips/${tripId}`);
    await visitor.getByRole('link', { name: 'See cabins & prices' }).first().click();
    await expect(visitor).toHaveURL(`/trips/${tripId}/pricing`);
    await expect(visitor.getByRole('article', { name: 'Inside Cabin' })).toContainText('$555.50');
    await visitor.getByRole('article', { name: 'Inside Cabin' }).getByRole('link', { name: /^Book/ }).click();
    await expect(visitor).toHaveURL(new RegExp(`/trips/${tripId}/guest-info\\?`));
    await expect(visitor.getByRole('complementary')).toContainText(title);
    await visitor.goto('/template/pricing');
    await expect(visitor.getByRole('article', { name: 'Inside Cabin' })).toContainText('$650');
  });

  await test.step('put on the front page: the addresses that name no trip are about it', async () => {
    await page.getByRole('button', { name: 'Put on the front page' }).click();
    await say(page, /^Put on the front page/, 'Put on the front page');
    await expect(page.getByText('It stands on the front page.')).toBeVisible();
    await visitor.goto('/template/pricing');
    await expect(visitor.getByRole('article', { name: 'Inside Cabin' })).toContainText('$555.50');
    await expect(visitor.getByRole('main')).toContainText(title);
  });

  await test.step('closed: its pages say so, the cruise has its place again, and the log tells who did all this', async () => {
    await page.getByRole('button', { name: 'Close booking' }).click();
    await say(page, /^Close booking/, 'Close booking');
    await expect(page.getByText('Nobody can book this trip on the public site now.')).toBeVisible();
    await visitor.goto(`/trips/${tripId}/pricing`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Booking is closed' })).toBeVisible();
    await visitor.getByRole('link', { name: 'See the trips' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Choose your trip' })).toBeVisible();
    expect(await onSale(page.request)).toEqual([CRUISE]);
    const headers = { origin: thisSite().origin };
    await page.request.delete(`/api/host/trips/${CRUISE}/booking`, { headers });
    // Drawn so on the server: for who reads without JavaScript.
    for (const path of [
      '/',
      '/template/pricing',
      '/template/itinerary',
      '/template/trip-details',
      '/terms',
    ]) {
      const html = await (await page.request.get(path)).text();
      expect(html).toContain('No trip is on sale right now');
      // Whom to write to is the site's to say, and no trip's.
      expect(html).toContain('href="mailto:');
    }
    for (const path of ['', '/pricing', '/itinerary', '/trip-details', '/terms'])
      expect(await (await page.request.get(`/trips/${tripId}${path}`)).text()).toContain(
        'This trip is not open for booking now',
      );
    expect(await onSale(page.request)).toEqual([]);
    await page.goto(`/host/log?trip=${tripId}&area=trip`);
    const acts = page.getByRole('main').getByRole('listitem').locator('strong');
    await expect(acts).toHaveText([
      'Trip closed',
      'Trip featured',
      'Trip opened',
      'Trip changed',
      'Trip created',
    ]);
    await expect(page.getByText('Inside Cabin prices')).toBeVisible();
  });
});

test('a trip that another of its owner’s windows saved first is not overwritten unseen: what is saved is shown before it is typed again', async ({
  page,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  await enterAs(page, 'marisol');
  await enterAs(other, 'marisol');
  await page.goto('/host/trips/new');
  const title = `Two Desks ${Date.now().toString(36)}`;
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Destination').fill('Avalon, California');
  await page.getByLabel('Duration, as printed').fill('3 days / 2 nights');
  await page.getByLabel('First day').fill('2026-05-01');
  await page.getByLabel('Last day').fill('2026-05-03');
  await page.getByRole('button', { name: 'Create trip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const tripId = idOf(page);
  await other.goto(`/host/trips/${tripId}`);
  await other.getByLabel('Subtitle').fill('Mine, typed second');
  await page.getByLabel('Subtitle').fill('Theirs, saved first');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved yet')).toBeHidden();

  await expect(other.getByLabel('Subtitle')).toHaveValue('Mine, typed second');
  await other.getByRole('button', { name: 'Save' }).click();
  const notice = other.getByRole('alert').filter({ hasText: 'Somebody changed this trip meanwhile.' });
  await expect(notice).toBeVisible();
  const stored = () =>
    rowsOf<{ subtitle: string; version: number }>('SELECT subtitle, version FROM trips WHERE id = $1', [
      tripId,
    ]);
  expect(await stored()).toEqual([{ subtitle: 'Theirs, saved first', version: 2 }]);
  other.once('dialog', (dialog) => void dialog.accept());
  await notice.getByRole('button', { name: 'Show what is saved' }).click();
  await expect(other.getByLabel('Subtitle')).toHaveValue('Theirs, saved first');
  await other.getByLabel('Subtitle').fill('Both of ours');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Not saved yet')).toBeHidden();
  expect(await stored()).toEqual([{ subtitle: 'Both of ours', version: 3 }]);
});
