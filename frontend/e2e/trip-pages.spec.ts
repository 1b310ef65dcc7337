import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enterAs } from './support/people';
import { expect, test } from './support/test';
import { bringBack, openPart, savePart, tripOnSale } from './support/trip-pages';

/** In how many rows each line of the headline stands. */
const rowsOfLines = (visitor: Page) =>
  visitor
    .getByRole('heading', { level: 1 })
    .locator('span')
    .evaluateAll((lines) =>
      lines.map((line) =>
        Math.round(line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight)),
      ),
    );

test('a day that the owner plans is read by everybody, and taken back it is gone', async ({
  page,
  anotherBrowser,
}) => {
  const name = `Quartet in the atrium, ${Date.now().toString(36)}`;
  const tripId = await tripOnSale();
  const visitor = await anotherBrowser();
  await enterAs(page, 'marisol');
  await openPart(page, tripId, 'Day-by-day plan');

  await page.getByRole('button', { name: /^Day 1, / }).click();
  await page.getByRole('button', { name: 'Add an activity' }).click();
  const activity = page.getByRole('group', { name: /^Activity \d+$/ }).last();
  await activity.getByLabel('Time').fill('17:45');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Give the activity a name')).toBeVisible();
  await page.keyboard.type(name);
  await savePart(page);

  await visitor.goto('/template/itinerary');
  const first = visitor.getByRole('region', { name: /^Day 1/ });
  await expect(first.getByText(name)).toBeVisible();
  await expect(first.getByRole('listitem').filter({ hasText: name })).toContainText('5:45 PM PT');

  await bringBack(page);
  await visitor.reload();
  await expect(first.getByRole('listitem').first()).toBeVisible();
  await expect(first.getByText(name)).toHaveCount(0);
});

test('a picture that the owner hands in stands on the home page, in the HTML too', async ({
  page,
  anotherBrowser,
}) => {
  const tripId = await tripOnSale();
  const visitor = await anotherBrowser();
  await enterAs(page, 'marisol');
  await page.goto(`/host/trips/${tripId}/front`);
  await page.getByLabel(/^Headline/).fill('Fjords in summer\nand no hurry');
  await page.getByRole('button', { name: /^Slide 1 / }).click();
  await page.getByRole('button', { name: /^Choose a picture for / }).click();
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer();
  const dialog = page.getByRole('dialog', { name: /^Picture for / });
  await dialog
    .getByLabel('Hand in a picture')
    .setInputFiles({ name: 'fjord.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByText('The picture is handed in, and chosen.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await page.getByLabel('The picture in words').fill('A green fjord');
  await savePart(page);

  const html = await (await visitor.request.get('/')).text();
  expect(html).toMatch(/<img[^>]*src="\/api\/trips\/pictures\/[\w-]{22}"[^>]*alt="A green fjord"/);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Fjords in summer\s+and no hurry/);
  for (const width of [320, 390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    expect(await rowsOfLines(visitor), `at ${width} pixels`).toEqual([1, 1]);
  }
  const picture = visitor.getByRole('img', { name: 'A green fjord' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await bringBack(page);
  await visitor.reload();
  await expect(visitor.getByRole('img', { name: 'A green fjord' })).toHaveCount(0);
});

test('a co-host reads the plan and changes nothing', async ({ page }) => {
  await enterAs(page, 'theo');
  await page.goto(`/host/trips/${await tripOnSale()}/plan`);
  await expect(page.getByRole('heading', { level: 1, name: 'Day-by-day plan' })).toBeVisible();
  await expect(page.getByText('Boarding opens')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
});
