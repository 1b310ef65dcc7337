import type { Page } from '@playwright/test';
import { chooseInMenu, expectSaid, linesWith, openChat, pins, say } from './support/chat';
import { type DemoName, enterAs } from './support/people';
import { expect, test } from './support/test';

const mark = (name: string) => `[${name} ${Date.now().toString(36)}]`;
const box = (page: Page, name = 'Message everyone aboard') => page.getByRole('textbox', { name });

async function chatOf(page: Page, name: DemoName): Promise<Page> {
  await enterAs(page, name);
  await openChat(page);
  return page;
}

test('a guest reacts and replies, and the other sees it at once', async ({ page, anotherBrowser }) => {
  const nina = await chatOf(page, 'nina');
  const lucas = await chatOf(await anotherBrowser(), 'lucas');
  const text = `${mark('react')} who has a camera, and a charger, and would lend me both for the way to the blowhole?`;
  await say(nina, text);
  await expectSaid(lucas, /^Nina O\./, text);

  const asked = linesWith(lucas, text);
  await asked.hover();
  await asked.getByRole('button', { name: 'React: Heart' }).click();
  const heart = linesWith(nina, text).getByRole('button', { name: /^Heart, 1: Lucas M\./ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  const ours = asked.getByRole('button', { name: /^Heart, 2: You and Nina O\./ });
  await expect(ours).toBeVisible();
  // Where a ground has no colour of its own, one's own reaction is told by a line.
  await expect(ours).toHaveCSS('outline-style', 'none');
  await lucas.emulateMedia({ forcedColors: 'active' });
  await expect(ours).toHaveCSS('outline-style', 'solid');
  await lucas.emulateMedia({ forcedColors: null });
  // Who takes the last reaction back is still at the message.
  await linesWith(nina, text)
    .getByRole('button', { name: /^Heart, 2/ })
    .click();
  await expect(ours).toHaveCount(0);
  await asked.getByRole('button', { name: /^Heart, 1: You/ }).press('Enter');
  await expect(asked.getByRole('button', { name: /^Heart, 1/ })).toHaveCount(0);
  await expect(asked).toBeFocused();

  await asked.hover();
  await asked.getByRole('button', { name: 'Reply' }).click();
  await expect(box(lucas)).toBeFocused();
  await expect(lucas.getByText('Replying to Nina O.')).toBeVisible();
  const answer = `${mark('answer')} I do`;
  await say(lucas, answer);
  const seen = linesWith(nina, answer);
  const quote = seen.getByRole('button', { name: /^In reply to You/ });
  await expect(quote).toContainText(text);
  // The name is whole, however long the words are.
  const name = quote.getByText('You', { exact: true }).locator('..');
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await seen.getByRole('button', { name: /^In reply to/ }).click();
  await expect(linesWith(nina, text).first()).toBeFocused();
});

test('an own message is mended and deleted for everybody', async ({ page, anotherBrowser }) => {
  const nina = await chatOf(page, 'nina');
  const lucas = await chatOf(await anotherBrowser(), 'lucas');
  const text = `${mark('edit')} meet at nine`;
  await say(nina, text);
  await expectSaid(lucas, /^Nina O\./, text);
  await expectSaid(nina, /^Nina O\./, text);

  await box(nina).press('ArrowUp');
  await expect(box(nina, 'Edit your message')).toHaveValue(text);
  await box(nina, 'Edit your message').fill(`${text} thirty`);
  await box(nina, 'Edit your message').press('Enter');
  await expect(linesWith(lucas, text)).toContainText('nine thirty (edited)');
  await expect(box(nina)).toBeVisible();

  await chooseInMenu(nina, text, 'Delete');
  await nina.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(linesWith(lucas, text)).toHaveCount(0);
  await expect(linesWith(lucas, 'Message deleted').last()).toBeVisible();
  await lucas.reload();
  await expect(box(lucas)).toBeEnabled();
  await expect(linesWith(lucas, text)).toHaveCount(0);
});

test('a guest is offered no more than they may', async ({ page, anotherBrowser }) => {
  const nina = await chatOf(page, 'nina');
  const lucas = await chatOf(await anotherBrowser(), 'lucas');
  const text = `${mark('menu')} hello`;
  await say(lucas, text);
  await expectSaid(nina, /^Lucas M\./, text);
  await linesWith(nina, text).focus();
  await linesWith(nina, text).getByRole('button', { name: 'More' }).click();
  const menu = nina.getByRole('dialog', { name: 'Message' });
  await expect(menu.getByRole('button', { name: 'Report to the hosts' })).toBeVisible();
  for (const entry of ['Edit', 'Delete', 'Pin for everyone']) {
    await expect(menu.getByRole('button', { name: entry })).toHaveCount(0);
  }
  await nina.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(linesWith(nina, text)).toBeFocused();
});

test('a host pins and announces, and everybody sees it', async ({ page, anotherBrowser }) => {
  const host = await chatOf(page, 'marisol');
  const nina = await chatOf(await anotherBrowser(), 'nina');
  const text = `${mark('announce')} boarding moves to eleven`;
  await host.getByRole('button', { name: 'Announce', exact: true }).click();
  await say(host, text);
  await expect(linesWith(nina, text)).toContainText('Announcement');
  await expect(nina.getByRole('button', { name: 'Announce', exact: true })).toHaveCount(0);

  await chooseInMenu(host, text, 'Pin for everyone');
  await expect(pins(nina)).toContainText(text);
  await chooseInMenu(host, text, 'Unpin');
  await expect(pins(nina).getByText(text)).toHaveCount(0);
});

test('who is muted is folded, and a report reaches the hosts without a word to its author', async ({
  page,
  anotherBrowser,
}) => {
  const nina = await chatOf(page, 'nina');
  const lucas = await chatOf(await anotherBrowser(), 'lucas');
  const text = `${mark('mute')} buy my shirts`;
  await say(lucas, text);
  await expectSaid(nina, /^Lucas M\./, text);

  await chooseInMenu(nina, text, 'Report to the hosts');
  await nina.getByRole('radio', { name: 'Advertising or spam' }).check();
  await nina.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(nina.getByText('Reported', { exact: true })).toBeVisible();
  await expect(linesWith(lucas, text)).toHaveCount(1);

  await chooseInMenu(nina, text, 'Mute Lucas M.');
  await expect(linesWith(nina, text)).toHaveCount(0);
  const folded = linesWith(nina, 'Muted message').last();
  await folded.getByRole('button', { name: 'Show' }).click();
  await expect(linesWith(nina, text)).toHaveCount(1);
  await expect(linesWith(nina, text)).toBeFocused();
  await nina.getByRole('button', { name: 'Unmute Lucas M.' }).click();
  await expect(linesWith(nina, 'Muted message')).toHaveCount(0);
  await expect(nina.getByRole('complementary', { name: 'About this chat' })).toBeFocused();
});

test('what was written is found from two letters on, and a result leads there', async ({ page }) => {
  const nina = await chatOf(page, 'nina');
  const word = `zeppelin${Date.now().toString(36)}`;
  await say(nina, `Has anybody seen a ${word} over the pier?`);
  await expectSaid(nina, /^Nina O\./, word);
  await nina.getByRole('button', { name: 'Search' }).click();
  await expect(nina.getByRole('searchbox', { name: 'Search messages' })).toBeFocused();
  await nina.keyboard.type(word.slice(0, 10));
  const result = nina.getByRole('region', { name: 'Search' }).getByRole('button', { name: new RegExp(word) });
  await expect(result).toHaveCount(1);
  await nina.keyboard.press('ArrowDown');
  await nina.keyboard.press('Enter');
  await expect(linesWith(nina, word)).toBeFocused();
});
