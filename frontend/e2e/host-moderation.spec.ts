import type { Page } from '@playwright/test';
import { notices } from './support/busy-machine';
import { chooseInMenu, expectSaid, linesWith, messageBox, openChat, say, typeInChat } from './support/chat';
import { rowsOf } from './support/database';
import { hostPost, refusalOf } from './support/host-api';
import { type DemoName, enterAs } from './support/people';
import { expect, test } from './support/test';

const DESK = '/host/dashboard?tab=communications&trip=1';

test('a reported message comes before both hosts: one mutes its author, the other lets them write again, and it is deleted for everybody', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const text = `Half price watches at cabin ${Date.now().toString(36)}`;
  const reportOf = (host: Page) =>
    host
      .getByRole('region', { name: 'Reported messages' })
      .getByRole('listitem')
      .filter({ has: host.getByRole('button', { name: 'Close report' }), hasText: text });
  const chatOf = async (name: DemoName) => {
    const guest = await anotherBrowser();
    await enterAs(guest, name);
    await openChat(guest);
    return guest;
  };
  const theo = await anotherBrowser();
  for (const [host, name] of [
    [page, 'marisol'],
    [theo, 'theo'],
  ] as const) {
    await enterAs(host, name);
    await host.goto(DESK);
    await expect(host.getByRole('region', { name: 'Reported messages' })).toBeVisible();
  }
  const lucas = await chatOf('lucas');
  const nina = await chatOf('nina');
  await say(lucas, text);
  await expectSaid(nina, /^Lucas M\./, text);

  await test.step('reported, it waits before both with who said it and why', async () => {
    await chooseInMenu(nina, text, 'Report to the hosts');
    await nina.getByRole('radio', { name: 'Advertising or spam' }).check();
    await nina.getByRole('button', { name: 'Report', exact: true }).click();
    for (const host of [page, theo]) {
      await expect(reportOf(host)).toContainText(/Nina .* reported a message of Lucas/);
      await expect(reportOf(host)).toContainText('Advertising or spam');
    }
  });

  await test.step('muted for an hour, its author’s composer closes under their hands; the other host takes it back from the list', async () => {
    const heard = `Sorry, everyone ${Date.now().toString(36)}`;
    const silenced = lucas
      .getByRole('region', { name: 'Conversation' })
      .getByText(/^A host has muted you\. You can write again from \d+:\d\d/);
    await typeInChat(lucas, heard);
    await reportOf(page)
      .getByLabel(/^Mute Lucas/)
      .selectOption('For an hour');
    await expect(reportOf(theo)).toContainText(/Lucas .* is muted until/);
    await expect(silenced).toBeVisible();
    await expect(messageBox(lucas)).toBeHidden();
    expect(await silencesOf('lucas')).toEqual([{ by: 'marisol' }]);
    await lucas.reload();
    await expect(silenced).toBeVisible();
    await expectNoPhotoTaken(lucas);
    await expect(messageBox(nina)).toBeEnabled();

    const muted = (host: Page) => host.getByRole('region', { name: 'Muted in the chat' });
    await expect(muted(page)).toContainText('Lucas Moreau');
    await muted(theo).getByRole('button', { name: 'Unmute Lucas Moreau' }).click();
    for (const host of [page, theo]) {
      await expect(muted(host)).toContainText('Nobody is muted now.');
      await expect(reportOf(host)).not.toContainText('is muted until');
    }
    await expect(muted(theo)).toBeFocused();
    expect(await silencesOf('lucas')).toEqual([]);
    await expect(silenced).toBeHidden();
    // What they had begun to write is still there.
    await expect(messageBox(lucas)).toHaveValue(heard);
    await expect(lucas.getByRole('button', { name: 'Remove the photo' })).toBeHidden();
    await messageBox(lucas).press('Enter');
    await expectSaid(nina, /^Lucas M\./, heard);
  });

  await test.step('deleted, it is gone for every reader, and its report from both desks', async () => {
    await reportOf(page).getByRole('button', { name: 'Delete message' }).click();
    const dialog = page.getByRole('dialog', { name: /^Delete this message of / });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(linesWith(nina, text)).toHaveCount(0);
    await expect(linesWith(lucas, text)).toHaveCount(0);
    await expect(reportOf(page)).toBeHidden();
    await expect(reportOf(theo)).toBeHidden();
    const [report] = await rowsOf<{ id: number; status: string; isGone: boolean }>(
      `SELECT r.id, r.status, m.deleted_at IS NOT NULL AS "isGone" FROM message_reports r
         JOIN messages m ON m.trip_id = r.trip_id AND m.seq = r.seq ORDER BY r.id DESC LIMIT 1`,
    );
    expect(report).toMatchObject({ status: 'closed', isGone: true });
    const again = await hostPost(theo.request, `reports/${report?.id}/close`, { note: 'Once more' });
    expect(await refusalOf(again)).toEqual({ status: 404, code: 'report.not_found' });
  });
});

/** Neither the quick action nor a drop shares a photo, and both say why. */
async function expectNoPhotoTaken(page: Page): Promise<void> {
  const about = page.getByRole('button', { name: 'About' });
  const isFolded = await about.isVisible();
  if (isFolded) await about.click();
  const share = page.getByRole('button', { name: 'Share a photo' });
  await expect(share).toBeDisabled();
  await expect(share).toHaveAccessibleDescription(/^A host has muted you\./);
  if (isFolded) await about.click();

  const dataTransfer = await page.evaluateHandle(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(['x'], 'pier.png', { type: 'image/png' }));
    return carried;
  });
  await page.getByRole('region', { name: 'Conversation' }).dispatchEvent('drop', { dataTransfer });
  const toast = notices(page);
  // It lies over nothing that one writes with, which stands at the room's foot.
  const isAbove = await toast
    .locator('li')
    .filter({ hasText: /No photo was taken.*A host has muted you\./ })
    .evaluate((told) => {
      const room = document.querySelector('section[aria-label="Conversation"]')?.getBoundingClientRect();
      return room !== undefined && told.getBoundingClientRect().bottom < room.top + room.height / 2;
    });
  expect(isAbove).toBe(true);
  // It leaves by itself.
  await expect(toast.locator('li')).toHaveCount(0);
}

function silencesOf(username: DemoName): Promise<{ by: string }[]> {
  return rowsOf(
    `SELECT h.username AS by FROM chat_silences s JOIN users u ON u.id = s.user_id JOIN users h ON h.id = s.set_by
      WHERE u.username = $1`,
    [username],
  );
}
