import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const ITINERARY = '/template/itinerary';
const PHONE = { width: 390, height: 844 };

const day = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Day ${number}`) });
const dayLink = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: new RegExp(`^Day ${number}`) });
const highlights = (page: Page) => page.getByRole('region', { name: 'What you will talk about afterwards' });

for (const address of [ITINERARY, '/guest/itinerary']) {
  test(`a link to a day of ${address} opens at that day`, async ({ page }) => {
    await page.goto(`${address}#day-2`);
    await expect(dayLink(page, 2)).toHaveAttribute('aria-current', 'location');
    await expect(day(page, 2).getByRole('img')).toBeInViewport();
    await expect(day(page, 1).getByRole('img')).not.toBeInViewport();
  });
}

test('the days lead to one another, stay in reach, and mark the one that is read', async ({ page }) => {
  await page.goto(ITINERARY);
  await expect(day(page, 1).getByRole('heading', { name: 'Fri, Sep 5' })).toBeVisible();
  await dayLink(page, 3).click();
  await expect(page).toHaveURL(/#day-3$/);
  await expect(dayLink(page, 3)).toHaveAttribute('aria-current', 'location');
  await expect(dayLink(page, 1)).toBeInViewport();

  await page.keyboard.press('PageUp');
  await dayLink(page, 3).press('Enter');
  await expect(day(page, 3).getByRole('heading', { level: 2 })).toBeFocused();

  await dayLink(page, 1).click();
  await expect(dayLink(page, 1)).toHaveAttribute('aria-current', 'location');
  await expect(dayLink(page, 3)).not.toHaveAttribute('aria-current');
});

test('the times are those of the ship, for a visitor from Berlin too', async ({ page }) => {
  await page.goto(ITINERARY);
  const sailAway = day(page, 1).getByRole('listitem').filter({ hasText: 'Sail-away' });
  await expect(sailAway.getByRole('time')).toHaveText('4:00 PM PT');
  await expect(sailAway.getByRole('time')).toHaveAttribute('datetime', '2025-09-05T16:00');
  await expect(day(page, 3).getByRole('listitem').last()).toContainText('Mon, Sep 8');
});

test('eight highlights stand side by side where there is room', async ({ page }) => {
  await page.goto(ITINERARY);
  await expect(highlights(page).getByRole('listitem')).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Next highlight' })).toBeHidden();
  const tops = await highlights(page)
    .getByRole('listitem')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBeLessThan(8);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  const next = (page: Page) => page.getByRole('button', { name: 'Next highlight' });
  const position = (page: Page) => highlights(page).getByRole('status');
  const card = (page: Page, title: string) =>
    highlights(page).getByRole('listitem').filter({ hasText: title });

  /** A finger on the row of highlights: down, sideways in steps, and up. */
  async function swipe(page: Page, byPx: number, whileDown?: () => Promise<void>): Promise<void> {
    const box = await highlights(page).getByRole('list').boundingBox();
    if (!box) throw new Error('the highlights are not drawn');
    const y = box.y + box.height / 2;
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await send('touchStart', 200);
    for (let part = 1; part <= 5; part++) await send('touchMove', 200 + (byPx * part) / 5);
    await whileDown?.();
    await send('touchEnd');
  }

  test.beforeEach(async ({ page }) => {
    await page.goto(ITINERARY);
    // The page comes drawn; a finger that is quicker than its script scrolls the row as any other.
    await expect(highlights(page).locator('[data-ready="true"]')).toBeAttached();
    await next(page).scrollIntoViewIfNeeded();
    await expect(card(page, 'Sail-away at golden hour')).toBeInViewport();
  });

  test('they follow a finger, and turn from 50 pixels on', async ({ page }) => {
    const first = card(page, 'Sail-away at golden hour');
    const leftOf = async () => Math.round((await first.boundingBox())?.x ?? Number.NaN);
    const start = await leftOf();
    await swipe(page, -45, async () => expect.poll(leftOf).toBe(start - 45));
    await expect(position(page)).toContainText('1 of 8');
    await expect.poll(leftOf).toBe(start);

    await swipe(page, -60);
    await expect(position(page)).toContainText('2 of 8');
    await expect(card(page, 'Opening night')).toBeInViewport({ ratio: 0.6 });
    await swipe(page, 80);
    await expect(position(page)).toContainText('1 of 8');
    await swipe(page, 80);
    await expect(position(page)).toContainText('1 of 8');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the plan is there whole, and its highlights are a list', async ({ page }) => {
    await page.goto(`${ITINERARY}#day-3`);
    await expect(day(page, 3).getByRole('heading', { name: 'Sun, Sep 7' })).toBeInViewport();
    await expect(day(page, 1).getByText('4:00 PM PT')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next highlight' })).toBeHidden();
    const lefts = await highlights(page)
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(lefts).toHaveLength(8);
    expect(new Set(lefts).size).toBe(1);
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeHidden();
  });
});

test('the page leads on to the preparation guide and to the prices', async ({ page }) => {
  await page.goto(ITINERARY);
  await page.getByRole('main').getByRole('link', { name: 'Preparation guide' }).click();
  await expect(page).toHaveURL(/\/template\/preparation$/);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'See cabins & prices' }).click();
  await expect(page).toHaveURL(/\/template\/pricing$/);
});

test('on paper the plan stands alone, black on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(ITINERARY);
  await expect(day(page, 1).getByText('4:00 PM PT')).toBeVisible();
  for (const hidden of [page.getByRole('navigation'), page.getByRole('img'), page.getByRole('contentinfo')]) {
    await expect(hidden).toHaveCount(0);
  }
  const ink = (element: Element) => [getComputedStyle(element).color, getComputedStyle(document.body).color];
  expect(new Set(await day(page, 1).getByText('Boarding opens').evaluate(ink))).toEqual(
    new Set(['rgb(0, 0, 0)']),
  );
});

test('everybody can use the itinerary', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(ITINERARY);
  await expect(day(page, 1).getByText('4:00 PM PT')).toBeVisible();
  // Until its script is there a narrow page's row of highlights scrolls as any other, which the rules want to be a stop of its
  // own. It is none: browsers that lead the keyboard to what scrolls do so by themselves, the two buttons below keep a press
  // for the script, and a stop that went when the script came would take the keyboard's place with it.
  await expect(highlights(page).locator('[data-ready="true"]')).toBeAttached();
  await expectAccessible(page, 'itinerary');
});
