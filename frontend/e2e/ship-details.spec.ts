import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const PATH = '/template/trip-details';

interface Trip {
  duration: string;
  destination: string;
  maxGuests: number;
  depositPercent: number;
  cabins: { name: string; features: string[] }[];
}

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Destination gallery' });
const gallery = (page: Page): Locator => page.getByRole('list', { name: 'Destination gallery' });
/** A picture of the grid, once a click on it opens the dialog. */
const thumbnail = (page: Page, name: RegExp): Locator =>
  gallery(page).getByRole('link', { name }).and(page.locator('[aria-haspopup="dialog"]'));

/** The shown picture's file has arrived and is drawn. */
async function expectPicture(page: Page, alt: RegExp): Promise<void> {
  const picture = dialog(page).getByRole('img', { name: alt });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}

/** A finger goes sideways over the picture, as the browser's own touch input. */
async function swipe(page: Page, byPx: number): Promise<void> {
  const box = await page.getByTestId('gallery-stage').boundingBox();
  if (!box) throw new Error('The gallery is not open');
  const y = box.y + box.height / 2;
  const startX = box.x + box.width / 2 - byPx / 2;
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', startX);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', startX + byPx * part);
  // The finger rests before it is lifted: Chromium takes the tap after a fling for the end of it, on any page.
  await page.waitForTimeout(120);
  await touch('touchEnd');
  await cdp.detach();
}

test('everything a visitor wants to know about the ship is on the page', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const heading of [
    'Highlights',
    'The ship in figures',
    'Entertainment and dining',
    'Wellness and recreation',
    'Family and youth',
    'Services and connectivity',
    'Cabins',
    'Private island',
    'Ropes course',
    'Waterslide',
    'Elevators',
    'Physical requirements',
    'Weather',
  ]) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  const figures = page.getByRole('region', { name: 'The ship in figures' });
  for (const [name, value] of [
    ['Bars and lounges', '11'],
    ['Pools', '3'],
    ['Room service', '24/7'],
  ] as const) {
    const term = figures.getByRole('term').filter({ hasText: name });
    await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(value);
  }
  await expect(gallery(page).getByRole('link')).toHaveCount(9);
});

test('facts, cabins and deposit are those of the trip and of the server’s quote', async ({ page }) => {
  const trip = (await (await page.request.get('/api/trips/current')).json()) as Trip;
  await page.goto(PATH);
  const facts = page.getByRole('region', { name: 'Trip facts' });
  await expect(facts).toContainText(trip.duration);
  await expect(facts).toContainText(`Up to ${trip.maxGuests.toLocaleString('en-US')} guests`);
  await expect(facts).toContainText(trip.destination);
  await expect(facts).toContainText('September 5-8, 2025');
  await expect(facts).toContainText('Friday, 4:00 PM PT');

  for (const { name, features } of trip.cabins) {
    const cabin = page.getByRole('article', { name });
    for (const feature of features) await expect(cabin).toContainText(feature);
  }

  const plan = page.getByRole('list', { name: 'Deposit plan' }).getByRole('listitem');
  await expect(plan.first()).toContainText(`Today${trip.depositPercent}%$364`);
  await expect(plan).toHaveCount(3);
});

test('the page leads to the deposit plan, the prices and the booking form', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Book now, pay later' }).click();
  const payLater = page.getByRole('region', { name: 'Book now, pay later' });
  await expect(payLater).toBeInViewport();
  await expect(payLater.getByRole('link', { name: 'Book for one traveller' })).toHaveAttribute(
    'href',
    '/template/register',
  );
  await payLater.getByRole('link', { name: 'Join Trip' }).click();
  await expect(page).toHaveURL('/template/pricing');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the gallery is used by touch', async ({ page }) => {
    await page.goto(PATH);
    await thumbnail(page, /Pool deck by day/).tap();
    await expect(dialog(page)).toContainText('2 of 9');
    await dialog(page).getByRole('button', { name: 'Next picture' }).tap();
    await expect(dialog(page)).toContainText('3 of 9');
    await swipe(page, 160);
    await expect(dialog(page)).toContainText('2 of 9');
    await swipe(page, 30);
    await expect(dialog(page)).toContainText('2 of 9');
    await swipe(page, -160);
    await expect(dialog(page)).toContainText('3 of 9');
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test('the gallery fits a small window, one on its side and the largest', async ({ page }) => {
  for (const size of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 3840, height: 2160 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(PATH);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await thumbnail(page, /Bay of Ensenada/).click();
    await expectPicture(page, /Bay of Ensenada/);
    for (const name of ['Close', 'Previous picture', 'Next picture']) {
      await expect(dialog(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    const picture = await dialog(page).getByRole('img').boundingBox();
    expect(picture?.width).toBeGreaterThan(300);
    expect(picture?.width).toBeLessThanOrEqual(Math.min(size.width, 2400));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is read all the same, and a thumbnail leads to the large picture', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('region', { name: 'Trip facts' })).toContainText('3 days / 2 nights');
    await expect(page.getByRole('list', { name: 'Deposit plan' })).toContainText('$364');
    await gallery(page)
      .getByRole('link', { name: /La Bufadora/ })
      .click();
    await expect(page).toHaveURL(/\/media\/bufadora-coast\.\w+-1920\.webp$/);
  });
});

test('everybody can use the page and its gallery', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(PATH);
  await expect(page.getByRole('article', { name: 'Balcony' })).toContainText('$1,008');
  await expectAccessible(page, 'ship details');
  await thumbnail(page, /La Bufadora/).click();
  await expectPicture(page, /blowhole/);
  await expectAccessible(page, 'gallery');
});
