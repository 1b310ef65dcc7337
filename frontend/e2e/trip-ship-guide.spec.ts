import type { Page } from '@playwright/test';
import { enterAs } from './support/people';
import { expect, test } from './support/test';
import { bringBack, openPart, savePart, tripOnSale } from './support/trip-pages';

const unique = (words: string) => `${words}, ${Date.now().toString(36)}`;
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('what the owner writes of the ship is read by everybody, in the HTML too, and taken back it is gone', async ({
  page,
  anotherBrowser,
}) => {
  const [title, highlight] = [unique('A harp on every deck'), unique('The harp room')];
  const visitor = await anotherBrowser();
  await enterAs(page, 'marisol');
  await openPart(page, await tripOnSale(), "Ship's page");

  await part(page, 'First screen').getByLabel('Title').fill(title);
  const highlights = part(page, 'Highlights');
  await highlights.getByRole('button', { name: 'Add a highlight' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Give the highlight a title')).toBeVisible();
  await page.keyboard.type(highlight);
  await highlights.getByLabel('Description').fill('Strings from wall to wall.');
  await highlights.getByRole('button', { name: `Choose a picture for ${highlight}` }).click();
  await page.getByRole('radio', { name: /Theater at night/ }).check();
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await savePart(page);

  expect(await (await visitor.request.get('/template/trip-details')).text()).toContain(highlight);
  await visitor.goto('/template/trip-details');
  await expect(visitor.getByRole('heading', { name: highlight })).toBeVisible();
  await expect(visitor.getByText(title)).toBeVisible();

  await bringBack(page);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Highlights' })).toBeVisible();
  await expect(visitor.getByText(highlight)).toHaveCount(0);
});

test('a thing that the owner adds to the packing list is ticked by a guest, and stays ticked under another name', async ({
  page,
  anotherBrowser,
}) => {
  const [thing, renamed] = [unique('A triangle'), unique('A larger triangle')];
  const guest = await anotherBrowser();
  const tick = (name: string) => part(guest, 'Complete packing list').getByRole('checkbox', { name });
  await enterAs(page, 'marisol');
  await enterAs(guest, 'lucas');
  await openPart(page, await tripOnSale(), 'Preparation guide');

  const packing = part(page, 'Packing list');
  await packing.getByRole('button', { name: /^Group 1 / }).click();
  await packing.getByRole('button', { name: 'Add a thing' }).click();
  await page.keyboard.type(thing);
  await savePart(page);
  await guest.goto('/guest/preparation');
  await tick(thing).check();
  await expect(guest.getByText(/Kept in your account/)).toBeVisible();

  const field = packing.getByRole('group', { name: thing }).getByRole('textbox');
  await field.fill(renamed);
  await savePart(page);
  await guest.reload();
  await expect(tick(renamed)).toBeChecked();

  await bringBack(page, 2);
  await guest.reload();
  await expect(part(guest, 'Complete packing list').getByRole('checkbox').first()).toBeVisible();
  await expect(tick(renamed)).toHaveCount(0);
});

test('a picture of the group that the owner names is what its guests see', async ({
  page,
  anotherBrowser,
}) => {
  const [before, after] = ['Noon by the pool', unique('Our noon')];
  const guest = await anotherBrowser();
  await enterAs(page, 'marisol');
  await enterAs(guest, 'lucas');
  await openPart(page, await tripOnSale(), 'Pictures of the group');
  const adventures = part(page, 'Previous adventures');
  const title = adventures.getByLabel('Title');
  await adventures.getByRole('button', { name: `Picture 3 ${before}` }).click();
  await title.fill(after);
  await savePart(page);
  await guest.goto('/template/guest-homepage');
  await expect(part(guest, 'Previous adventures').getByText(after)).toBeVisible();

  await title.fill(before);
  await savePart(page);
  await guest.reload();
  await expect(part(guest, 'Previous adventures').getByText(before)).toBeVisible();
});

test('a co-host reads the guide and the page of the ship, and changes nothing', async ({ page }) => {
  await enterAs(page, 'theo');
  const tripId = await tripOnSale();
  for (const name of ["Ship's page", 'Preparation guide']) {
    await openPart(page, tripId, name);
    await expect(part(page, 'First screen')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  }
});
