import type { Page } from '@playwright/test';
import { aPicture, linesWith, openChat, say } from './support/chat';
import { enterAs } from './support/people';
import { expect, test } from './support/test';

const mark = (name: string) => `[${name} ${Date.now().toString(36)}]`;
const choose = (page: Page) => page.getByTestId('photo-input').setInputFiles(aPicture());
const preview = (page: Page) => page.getByRole('textbox', { name: /^What does it show\?/ });

test('a photo is shared, opened large, counted, and among the shared ones', async ({
  page,
  anotherBrowser,
}) => {
  await enterAs(page, 'nina');
  await openChat(page);
  const other = await anotherBrowser();
  await enterAs(other, 'lucas');
  await openChat(other);
  const counted = async () => Number(await other.getByTestId('Photos shared').innerText());
  const before = await counted();

  const text = `${mark('photo')} look at this`;
  const alt = `The pier, ${mark('alt')}`;
  await choose(page);
  await preview(page).fill(alt);
  await say(page, text);
  const picture = linesWith(other, text).getByRole('img', { name: alt });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect.poll(counted).toBe(before + 1);

  await linesWith(other, text)
    .getByRole('button', { name: /open large$/ })
    .click();
  const large = other.getByRole('dialog', { name: 'Shared photos' });
  await expect(large).toContainText(alt);
  await other.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(other.getByRole('button', { name: `${alt}, by Nina O.` })).toBeVisible();
});

test('a photo written offline waits, survives a reload, and goes out once', async ({ page, context }) => {
  await enterAs(page, 'nina');
  await openChat(page);
  const text = `${mark('offline photo')} from the tunnel`;
  await choose(page);
  await expect(preview(page)).toBeVisible();
  await context.setOffline(true);
  await say(page, text);
  await expect(linesWith(page, text)).toContainText('Not sent');

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message everyone aboard' })).toBeEnabled();
  const line = linesWith(page, text);
  await expect(line).toHaveCount(1);
  await expect(line.getByText('Sending…')).toBeHidden();
  await expect(line.getByRole('button', { name: /open large$/ })).toBeVisible();
});

test('what is no picture is said to be none, and the words stay', async ({ page }) => {
  await enterAs(page, 'nina');
  await openChat(page);
  const box = page.getByRole('textbox', { name: 'Message everyone aboard' });
  await box.fill('half a thought');
  const file = { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await page.getByTestId('photo-input').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('could not be read as a picture');
  await expect(box).toHaveValue('half a thought');
});

test('several photos at one go are messages in their order, one of which is refused without holding up the others', async ({
  page,
}) => {
  await enterAs(page, 'nina');
  await openChat(page);
  const alts = ['one', 'two', 'three'].map((name) => `${mark('several')} ${name}`);
  // The route stays for the others: one that is taken away while the next request sets off can lose it.
  let isFirst = true;
  await page.route('**/api/uploads/photo', (route) => {
    const isRefused = isFirst;
    isFirst = false;
    return isRefused ? route.fulfill({ status: 413 }) : route.continue();
  });
  await page.getByTestId('photo-input').setInputFiles(alts.map((_, i) => aPicture(`${i}.png`)));
  await expect(page.getByText('3 photos, one message each.')).toBeVisible();
  for (const [i, alt] of alts.entries())
    await page.getByRole('textbox', { name: new RegExp(`^What does photo ${i + 1} show`) }).fill(alt);
  await page.getByRole('button', { name: 'Send' }).click();

  const picture = (alt: string) => page.getByRole('img', { name: alt });
  const article = (alt: string) => page.getByRole('article').filter({ has: picture(alt) });
  await expect(article(alts[0]!)).toHaveAccessibleName('You, Not sent');
  await expect(article(alts[1]!).getByRole('button', { name: /open large$/ })).toBeVisible();
  await expect(article(alts[2]!).getByRole('button', { name: /open large$/ })).toBeVisible();
  await article(alts[0]!).getByRole('button', { name: 'Try again' }).click();
  await expect(article(alts[0]!).getByRole('button', { name: /open large$/ })).toBeVisible();
  const seqs = await Promise.all(alts.map((alt) => article(alt).getAttribute('data-seq')));
  const [first, second, third] = seqs.map(Number);
  expect([second! < third!, third! < first!]).toEqual([true, true]);
});
