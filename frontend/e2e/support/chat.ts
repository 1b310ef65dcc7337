import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

const feed = (page: Page) => page.getByRole('feed', { name: 'Messages' });
/** Where one writes. */
export const messageBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Message everyone aboard' });

/** Waits until one can write, and goes to the end: a visit starts at the first unread message. */
export async function expectChatOpen(page: Page): Promise<void> {
  await expect(messageBox(page)).toBeEnabled();
  await feed(page).press('End');
}

export async function openChat(page: Page): Promise<void> {
  await page.goto('/template/chat');
  await expectChatOpen(page);
}

export async function typeInChat(page: Page, text: string): Promise<void> {
  await messageBox(page).pressSequentially(text);
}

/** Writes a line and sends it; whether it has gone out is another matter. */
export async function say(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await messageBox(page).press('Enter');
}

/** The lines that hold a text, sent or not. */
export function linesWith(page: Page, text: string): Locator {
  return feed(page).getByRole('article').filter({ hasText: text });
}

/** A line that is there once and sent. Its author is who a screen reader names: "Nina O., 9:12 PM". */
export async function expectSaid(page: Page, author: RegExp, text: string): Promise<void> {
  const line = linesWith(page, text);
  await expect(line).toHaveCount(1);
  await expect(line).toHaveAccessibleName(author);
  await expect(line.getByText('Sending…')).toBeHidden();
}

/** The texts that start with a mark, in the order in which this browser shows them. */
export async function textsMarked(page: Page, mark: string): Promise<string[]> {
  const lines = await linesWith(page, mark).all();
  const found = await Promise.all(lines.map((line) => line.innerText()));
  return found.flatMap((text) => text.split('\n').filter((row) => row.startsWith(mark)));
}

/** Opens the menu of the line that holds a text and chooses an entry of it. */
export async function chooseInMenu(page: Page, text: string, entry: string | RegExp): Promise<void> {
  const line = linesWith(page, text).last();
  await line.focus();
  await line.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'Message' }).getByRole('button', { name: entry }).click();
}

/** The text of the pinned bar. */
export function pins(page: Page): Locator {
  return page.getByRole('region', { name: 'Pinned messages' });
}

/** A picture of one color, as a file that somebody chooses. */
export function aPicture(name = 'pier.png') {
  return { name, mimeType: 'image/png', buffer: Buffer.from(SMALL_PNG, 'base64') };
}

// 8 by 6 pixels of teal.
const SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR4nGPgzqvAihgGUgIAKfktMTLATyoAAAAASUVORK5CYII=';
