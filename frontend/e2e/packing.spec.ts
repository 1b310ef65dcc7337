import type { Page } from '@playwright/test';
import { enterAs } from './support/people';
import { expect, test } from './support/test';

const packing = (page: Page) => page.getByRole('region', { name: 'Complete packing list' });
const box = (page: Page, name: RegExp) => packing(page).getByRole('checkbox', { name });
const count = (page: Page) => packing(page).getByRole('status');

async function open(page: Page): Promise<void> {
  await enterAs(page, 'lucas');
  const answer = page.waitForResponse('**/api/guest/trips/*/packing');
  await page.goto('/guest/preparation');
  await answer;
  // Taken in, and not on its way any more.
  const isTakenIn = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('packed:')));
  await expect.poll(isTakenIn).toBe(true);
  await expect(box(page, /^Sunglasses/)).toBeEnabled();
}

/** The account keeps what an earlier try has ticked. */
async function unpackAll(page: Page): Promise<void> {
  const ticked = packing(page).getByRole('checkbox', { checked: true });
  for (let left = await ticked.count(); left > 0; left--) await ticked.first().click();
  await expect(count(page)).toHaveText('0 of 31 packed');
}

test('ticks stay after a reload, reach another tab and another device, and leave paper empty', async ({
  page,
  anotherBrowser,
}) => {
  await open(page);
  await unpackAll(page);
  await box(page, /^Sunglasses/).check();
  await expect(count(page)).toHaveText('1 of 31 packed');

  const otherTab = await page.context().newPage();
  await otherTab.goto('/template/preparation');
  await expect(box(otherTab, /^Sunglasses/)).toBeChecked();
  await box(otherTab, /^Headphones/).check();
  await expect(count(page)).toHaveText('2 of 31 packed');
  await page.reload();
  await expect(count(page)).toHaveText('2 of 31 packed');

  const laptop = await anotherBrowser();
  await open(laptop);
  await expect(count(laptop)).toHaveText('2 of 31 packed');

  const mark = () => box(page, /^Sunglasses/).evaluate((tick) => getComputedStyle(tick, '::after').content);
  expect(await mark()).toBe('""');
  await page.emulateMedia({ media: 'print' });
  expect(await mark()).toBe('none');
  await expect(page.getByRole('button', { name: 'Print the guide' })).toBeHidden();
});

test('what is ticked without a connection reaches the account when it is back', async ({
  page,
  context,
  anotherBrowser,
}) => {
  await open(page);
  await unpackAll(page);
  await context.setOffline(true);
  await box(page, /^A power bank/).check();
  await expect(packing(page).getByText(/Kept on this device for now/)).toBeVisible();
  await context.setOffline(false);
  await expect(packing(page).getByText(/Kept in your account/)).toBeVisible();

  const laptop = await anotherBrowser();
  await open(laptop);
  await expect(box(laptop, /^A power bank/)).toBeChecked();
});
