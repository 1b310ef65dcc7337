import type { Locator } from '@playwright/test';
import { stayLonger, takenOver } from './support/busy-machine';
import { messageBox } from './support/chat';
import { enterAs, demoLogin, signIn } from './support/people';
import { expect, test } from './support/test';
import { tripOnSale } from './support/trip-pages';

const PHONE = { width: 390, height: 844 };

const styleOf = (control: Locator, property: string) =>
  control.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

async function boxOf(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether two things lie on each other, both seen in one look: one of them may leave by itself. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  return one.evaluate(
    (element, neighbour) => {
      const [a, b] = [element, neighbour].map((drawn) => drawn.getBoundingClientRect()) as [DOMRect, DOMRect];
      if (a.width === 0 || b.width === 0) throw new Error('It is not drawn');
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    },
    await other.elementHandle(),
  );
}

test('where colors are forced, what is chosen looks unlike what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/template/pricing');
  const ground = (word: string) =>
    styleOf(
      page.locator('label').filter({ has: page.getByRole('radio', { name: word }) }),
      'background-color',
    );
  expect(await ground('Double')).not.toBe(await ground('Single'));
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  expect(await ground('Dark')).not.toBe(await ground('Light'));

  await page.goto('/template/register');
  const goOn = page.getByRole('button', { name: 'Continue to Payment' });
  expect(await styleOf(goOn, 'border-top')).toMatch(/^1px solid/);

  await enterAs(page, 'marisol');
  await page.goto('/host/dashboard');
  const line = (name: RegExp) => styleOf(page.getByRole('tab', { name }), 'border-bottom-color');
  await expect.poll(() => line(/^Overview/)).not.toBe(await line(/^Guests/));
});

test.describe('with letters of twice the size', () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    ),
  );

  test('nothing on a phone lies over its neighbour or reaches beyond the window', async ({ page }) => {
    await enterAs(page, 'nina');
    for (const path of ['/', '/template/pricing', '/template/guest-info', '/template/chat']) {
      await page.goto(path);
      await takenOver(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width);
      const places = await page.getByRole('navigation', { name: 'Quick' }).locator('a, button').all();
      expect(places.length, path).toBeGreaterThan(1);
      for (const [i, place] of places.slice(1).entries())
        expect(await meet(places[i]!, place), `${path}, place ${i + 1}`).toBe(false);
    }
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 });
    for (const control of await page
      .getByRole('region', { name: 'Pictures of the voyage' })
      .getByRole('button')
      .all())
      expect(await meet(title, control)).toBe(false);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the word of welcome leaves the box free that one came to write in', async ({ page }) => {
    // The word stands until the chat has come, however slowly.
    await stayLonger(page, 5_000);
    await page.goto('/login?next=%2Ftemplate%2Fchat');
    await signIn(page, await demoLogin(page, 'nina'));
    await expect(messageBox(page)).toBeVisible();
    // The box is another one once it is known who writes.
    await expect(messageBox(page)).toBeEnabled();
    expect(await meet(page.getByText(/^Welcome/), messageBox(page))).toBe(false);
  });

  test('while somebody types, the sum of the booking stands at the foot of the window', async ({ page }) => {
    await page.goto('/template/register');
    await takenOver(page);
    const sum = page.locator('summary').filter({ hasText: 'Due today' });
    const foot = async () => PHONE.height - (await boxOf(sum)).bottom;
    expect(await foot()).toBeGreaterThan(40);
    await page.getByLabel('Full Name').tap();
    await expect.poll(foot).toBeLessThan(4);
  });

  test('no screen of the desk shifts while it loads', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      let shifted = 0;
      Object.assign(window, { shifted: () => shifted });
    });
    await enterAs(page, 'marisol');
    const sights = {
      overview: 'Live arrivals',
      guests: 'Guests',
      payments: 'Cash by week',
      documents: 'To review',
    };
    for (const [tab, sight] of Object.entries(sights)) {
      await page.goto(`/host/dashboard?tab=${tab}`);
      await expect(page.getByRole('region', { name: sight, exact: true })).toBeVisible();
      await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
      const shifted = await page.evaluate(() => (window as unknown as { shifted: () => number }).shifted());
      expect(shifted, tab).toBeLessThan(0.02);
    }
  });
});

test('a button that would do nothing looks so', async ({ page }) => {
  await enterAs(page, 'marisol');
  await page.goto(`/host/trips/${await tripOnSale()}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeVisible();
  const off = await styleOf(save, 'background-color');
  expect(await styleOf(save, 'cursor')).toBe('not-allowed');
  await page.getByLabel('Title', { exact: true }).press('End');
  await page.keyboard.type('!');
  await expect.poll(() => styleOf(save, 'cursor')).toBe('pointer');
  expect(await styleOf(save, 'background-color')).not.toBe(off);
});

test('a laptop’s window has room for guests, and every button of a row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await enterAs(page, 'marisol');
  await page.goto('/host/dashboard?tab=guests');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Message/ }) });
  await expect(rows.nth(2)).toBeInViewport({ ratio: 1 });
  for (const act of await rows.first().getByRole('link').all())
    await expect(act).toBeInViewport({ ratio: 1 });
});
