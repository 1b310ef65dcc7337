import {
  expectSaid,
  expectChatOpen,
  linesWith,
  openChat,
  say,
  textsMarked,
  typeInChat,
} from './support/chat';
import { enterAs } from './support/people';
import { expect, test } from './support/test';

/** A mark that no other line has, so that a repeated run finds its own. */
const mark = (name: string) => `[${name} ${Date.now().toString(36)}]`;

test.beforeEach(async ({ page }) => {
  await enterAs(page, 'nina');
  await openChat(page);
});

test('two guests see one another write, and read the same in the same order', async ({
  page,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  await enterAs(other, 'lucas');
  await openChat(other);

  // That somebody types is told once and may get lost; whoever goes on typing tells it again.
  await expect(async () => {
    await typeInChat(page, 'Who brings');
    await expect(other.getByText('Nina O. is typing')).toBeVisible({ timeout: 3_000 });
  }).toPass();

  const tag = mark('order');
  for (const word of ['one', 'two', 'three']) {
    await Promise.all([say(page, `${tag} nina ${word}`), say(other, `${tag} lucas ${word}`)]);
  }
  await expect(linesWith(page, tag)).toHaveCount(6);
  await expect(linesWith(other, tag)).toHaveCount(6);
  await expect(linesWith(page, tag).getByText('Sending…')).toHaveCount(0);
  // What waits for its answer stands below what others said.
  await expect(async () => {
    expect(await textsMarked(page, tag)).toEqual(await textsMarked(other, tag));
  }).toPass();
});

test('a line written offline waits, and goes out once when the connection is back', async ({
  page,
  context,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  await enterAs(other, 'lucas');
  await openChat(other);
  const text = `${mark('offline')} from the tunnel`;

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await say(page, text);
  await expect(linesWith(page, text)).toContainText('Not sent');
  const meanwhile = `${mark('meanwhile')} at the pier`;
  await say(other, meanwhile);
  await expectSaid(other, /^Lucas M\./, meanwhile);
  await expect(linesWith(other, text)).toHaveCount(0);

  await context.setOffline(false);
  await expectSaid(other, /^Nina O\./, text);
  await expectSaid(page, /^Nina O\./, text);
  await expectSaid(page, /^Lucas M\./, meanwhile);
});

test('a line that could not be sent survives a reload', async ({ page, context, anotherBrowser }) => {
  const other = await anotherBrowser();
  await enterAs(other, 'lucas');
  await openChat(other);
  const text = `${mark('reload')} still here`;

  await context.setOffline(true);
  await say(page, text);
  await expect(linesWith(page, text)).toContainText('Not sent');
  // Without a connection the reload ends at the browser's own page.
  await expect(page.reload()).rejects.toThrow();

  await context.setOffline(false);
  await page.goto('/template/chat');
  await expectChatOpen(page);
  await expectSaid(page, /^Nina O\./, text);
  await expectSaid(other, /^Nina O\./, text);
});

test('what is typed and not sent is there after a reload, and a script in a line stays text (SEC-57)', async ({
  page,
}) => {
  await typeInChat(page, 'half a thou');
  await page.reload();
  const box = page.getByRole('textbox', { name: 'Message everyone aboard' });
  await expect(box).toHaveValue('half a thou');

  const text = `${mark('script')} <img src=x onerror="window.wasRun = true">`;
  await say(page, text);
  await expectSaid(page, /^Nina O\./, text);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('on paper is what was said, line after line, and the room stands where it stood', async ({ page }) => {
  const text = `${mark('paper')} for the notice board`;
  await say(page, text);
  await expect(linesWith(page, text)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('textbox')).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'About this chat' })).toBeHidden();
  const overlaps = () =>
    page
      .getByRole('feed')
      .getByRole('article')
      .evaluateAll((lines) => {
        const boxes = lines.map((line) => line.getBoundingClientRect());
        return boxes.filter(({ top }, at) => at > 0 && top < boxes[at - 1]!.bottom - 1).length;
      });
  await expect.poll(overlaps).toBe(0);
  await expect(linesWith(page, text)).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(linesWith(page, text)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
});
