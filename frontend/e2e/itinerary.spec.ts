import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const ITINERARY = '/template/itinerary';
const PHONE = { width: 390, height: 844 };

const day = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Day ${number}`) });
const dayLink = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: new RegExp(`^Day ${number}`) });
const highlights = (page: Page) => page.getByRole('region', { name: 'What you will talk about afterwards' });

/** What another program reads in the calendar file of a button. */
async function downloadedEvents(button: Locator) {
  const download = button.page().waitForEvent('download');
  await button.click();
  const file = await download;
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { name: file.suggestedFilename(), events };
}

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

test('the calendar file holds every activity at its instant, or those of one day', async ({ page }) => {
  await page.goto(ITINERARY);
  const whole = await downloadedEvents(page.getByRole('button', { name: 'Add to calendar' }));
  expect(whole.name).toBe('gangway-itinerary.ics');
  const times = page.getByRole('region', { name: /^Day/ }).getByRole('listitem').getByRole('time');
  const shown = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  // In September the clocks of Pacific Time are seven hours behind UTC.
  const instants = shown.map((time) => new Date(`${time}:00-07:00`).toISOString());
  expect(whole.events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(instants);

  const second = await downloadedEvents(page.getByRole('button', { name: 'Add day 2 to calendar' }));
  expect(second.name).toBe('gangway-day-2.ics');
  expect(second.events[1]?.summary).toBe('The gangway goes down');
  expect(second.events[1]?.startDate.toICALString()).toBe('20250906T160000Z');
  expect(second.events).toHaveLength(await day(page, 2).getByRole('listitem').count());
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
  const previous = (page: Page) => page.getByRole('button', { name: 'Previous highlight' });
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

  test('the highlights move by one and end at both ends', async ({ page }) => {
    await expect(position(page)).toContainText('1 of 8');
    await expect(previous(page)).toBeDisabled();
    for (let step = 2; step <= 8; step++) {
      await next(page).click();
      await expect(position(page)).toContainText(`${step} of 8`);
    }
    await expect(next(page)).toBeVisible();
    await expect(next(page)).toBeDisabled();
    await expect(card(page, 'Two chairs and the horizon')).toBeInViewport({ ratio: 0.6 });
    await expect(card(page, 'Sail-away at golden hour')).not.toBeInViewport();
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

  test('they turn by keyboard, which does not lose its place at the end', async ({ page }) => {
    await next(page).focus();
    await page.keyboard.press('Enter');
    await expect(position(page)).toContainText('2 of 8');
    for (let step = 3; step <= 8; step++) await page.keyboard.press('ArrowRight');
    await expect(position(page)).toContainText('8 of 8');
    await expect(previous(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(position(page)).toContainText('7 of 8');
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
  test.setTimeout(120_000);
  await page.goto(ITINERARY);
  await expect(day(page, 1).getByText('4:00 PM PT')).toBeVisible();
  // Until its script is there a narrow page's row of highlights scrolls as any other, which the rules want to be a stop of its
  // own. It is none: browsers that lead the keyboard to what scrolls do so by themselves, the two buttons below keep a press
  // for the script, and a stop that went when the script came would take the keyboard's place with it.
  await expect(highlights(page).locator('[data-ready="true"]')).toBeAttached();
  await expectAccessible(page, 'itinerary');
});
