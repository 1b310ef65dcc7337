import { readFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { rowsOf } from './support/database';
import { hostPost, refusalOf } from './support/host-api';
import { enterAs, openMailTo } from './support/people';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

const LUCAS = 'Lucas Moreau';
const COPY = `the passport copy of ${LUCAS}`;
const documentsTab = '/host/dashboard?tab=documents&trip=1';
/** A picture as a phone would send one. */
const aPicture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a6' } })
    .png()
    .toBuffer();

const A_PDF = Buffer.from('%PDF-1.7\n%%EOF');

const waiting = (page: Page) =>
  page.getByRole('region', { name: 'To review' }).getByRole('listitem').filter({ hasText: LUCAS }).last();
const papers = (page: Page) => page.getByRole('region', { name: `Documents of ${LUCAS}` });

async function handIn(guest: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const field = papers(guest).getByLabel(/^(Choose a file|Replace): Passport copy$/);
  await field.setInputFiles({ name, mimeType, buffer });
  await expect(papers(guest).getByText('Waiting for a host to look at it')).toBeVisible();
}

/** The dialog in which a host says why, with the reason in it. */
async function askToOpen(page: Page, reason: string): Promise<Locator> {
  await page.getByRole('button', { name: `Open ${COPY}` }).click();
  const dialog = page.getByRole('dialog', { name: `Open ${COPY}?` });
  await dialog.getByLabel('Reason').fill(reason);
  return dialog;
}

const isOpening = (request: Request) => /\/documents\/[\w-]+\/file$/.test(new URL(request.url()).pathname);

interface StoredPaper {
  bookingId: string;
  documentId: string;
  status: string;
  reason: string | null;
  reviewer: string | null;
}

async function storedPaper(): Promise<StoredPaper> {
  const [paper] = await rowsOf<StoredPaper>(
    `SELECT b.public_id AS "bookingId", d.public_id AS "documentId", d.status, d.reason, u.username AS reviewer
       FROM guest_documents d JOIN guests g ON g.id = d.guest_id JOIN bookings b ON b.id = g.booking_id
       LEFT JOIN users u ON u.id = d.reviewed_by WHERE g.name = $1 AND d.kind = 'passport'`,
    [LUCAS],
  );
  if (!paper) throw new Error(`${LUCAS} has handed in nothing`);
  return paper;
}

test('a paper arrives, is rejected in words the guest reads, comes again and is verified; both hosts see it at once', async ({
  page,
  anotherBrowser,
}) => {
  const [lucas, theo] = [await anotherBrowser(), await anotherBrowser()];
  await enterAs(theo, 'theo');
  await theo.goto(documentsTab);
  await enterAs(page, 'marisol');
  await page.goto(documentsTab);
  await expect(page.getByRole('region', { name: 'To review' })).toBeVisible();
  await enterAs(lucas, 'lucas');
  await lucas.goto('/guest/profile#documents');

  await test.step('handed in, it waits before both hosts', async () => {
    await handIn(lucas, 'half.png', 'image/png', await aPicture());
    await expect(waiting(page)).toBeVisible();
    await expect(waiting(theo)).toBeVisible();
  });

  await test.step('the picture is shown over the page for a reason, and is gone with its dialog', async () => {
    const dialog = await askToOpen(page, 'Is it sharp?');
    await dialog.getByRole('button', { name: 'Open' }).click();
    const shown = page.getByRole('dialog', { name: `Passport copy of ${LUCAS}` });
    const picture = shown.getByRole('img');
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([300, 200]);
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await width();
    await shown.getByRole('button', { name: 'Enlarge' }).click();
    await expect.poll(width).toBeGreaterThan(before);
    await shown.getByRole('button', { name: 'Whole picture' }).click();
    await expect.poll(width).toBe(before);
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect(shown).toBeHidden();
    await expect(page.getByRole('button', { name: `Open ${COPY}` })).toBeFocused();
    expect(page.context().pages()).toHaveLength(1);
  });

  await test.step('rejected with a reason: the guest reads it, on the page and in the mail', async () => {
    await page.getByRole('button', { name: `Reject ${COPY}` }).click();
    const dialog = page.getByRole('dialog', { name: `Reject ${COPY}?` });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText('Give a reason of a few words')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The lower half is cut off');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog).toBeHidden();
    for (const host of [page, theo]) await expect(waiting(host)).toContainText('Rejected');
    await expect(page.getByRole('button', { name: `Open ${COPY}` })).toBeFocused();
    expect(await storedPaper()).toMatchObject({
      status: 'rejected',
      reason: 'The lower half is cut off',
      reviewer: 'marisol',
    });
    await lucas.reload();
    await expect(papers(lucas).getByText('The host says: The lower half is cut off')).toBeVisible();
    await openMailTo(page, /^Please hand in your .* again.*lucas/i);
    await expect(page.getByRole('article')).toContainText('The lower half is cut off');
  });

  await test.step('handed in again, opened for a reason, verified; twice is refused', async () => {
    await page.goto(documentsTab);
    await handIn(lucas, 'passport.pdf', 'application/pdf', A_PDF);
    await expect(waiting(page)).toBeVisible();
    const verify = (host: Page) => host.getByRole('button', { name: `Verify ${COPY}` });
    await expect(verify(theo)).toBeVisible();
    const dialog = await askToOpen(page, 'Check for the port');
    const [file, download] = await Promise.all([
      page.waitForResponse((reply) => isOpening(reply.request())),
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Open' }).click(),
    ]);
    await expect(dialog).toBeHidden();
    expect(new URL(file.url()).search).toBe('');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect(download.suggestedFilename()).toBe('passport-copy.pdf');
    expect(readFileSync(await download.path())).toEqual(A_PDF);

    const where = await verify(page).boundingBox();
    await verify(page).click();
    await expect(waiting(theo)).toContainText('Verified');
    await expect(waiting(page)).toContainText('Verified');
    // Pressed once more on the same spot: nothing is there that decides.
    if (where) await page.mouse.click(where.x + where.width / 2, where.y + where.height / 2);
    const undo = page.getByRole('button', { name: `Undo: put ${COPY} back for review` });
    await undo.click();
    await expect(verify(theo)).toBeVisible();
    expect(await storedPaper()).toMatchObject({ status: 'pending', reviewer: null });
    await verify(page).click();
    await expect(waiting(theo)).toContainText('Verified');
    await page.getByRole('button', { name: 'Hide what is decided' }).click();
    await expect(waiting(page)).toBeHidden();
    const row = theo
      .getByRole('region', { name: 'Guests’ papers' })
      .getByRole('row')
      .filter({ hasText: LUCAS });
    await expect(row).toContainText('Verified');
    await lucas.reload();
    await expect(papers(lucas).getByText('Verified')).toBeVisible();
    const { bookingId, documentId, ...paper } = await storedPaper();
    expect(paper).toEqual({ status: 'verified', reason: null, reviewer: 'marisol' });
    const again = await hostPost(page.request, `bookings/${bookingId}/documents/${documentId}/verify`);
    expect(await refusalOf(again)).toEqual({ status: 409, code: 'document.decided' });
  });
});

test('what is private is shown for a reason, and the log tells who did what, when and why', async ({
  page,
  anotherBrowser,
}) => {
  await enterAs(page, 'marisol');
  await page.goto(`${documentsTab}&q=lucas`);
  await page.getByRole('region', { name: 'Guests’ papers' }).getByRole('link', { name: LUCAS }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(LUCAS);
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await theo.goto(`/host/log?booking=${bookingId}`);
  const line = (log: Page, reason: string) => log.getByRole('listitem').filter({ hasText: reason });
  const reason = `The port asks, ${Date.now().toString(36)}`;

  await page.getByRole('button', { name: `Show the passport number of ${LUCAS}` }).click();
  const dialog = page.getByRole('dialog', { name: `Show the passport number of ${LUCAS}?` });
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(dialog.getByText('Give a reason of a few words')).toBeVisible();
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^DEMO\d{5}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Hide the passport number' }).click();
  await expect(page.getByText(/^DEMO\d{5}$/)).toBeHidden();

  // Reading is no news: the log is there for who looks.
  await theo.reload();
  await expect(line(theo, reason)).toContainText(/Passport revealed by Marisol Vega/);
  await expect(line(theo, reason).locator('time')).toHaveText(/^\d+:\d\d [AP]M/);
  const told = await rowsOf<{ action: string; username: string; reason: string }>(
    `SELECT a.action, u.username, a.reason FROM activity_log a JOIN users u ON u.id = a.user_id
       JOIN bookings b ON b.id = a.booking_id WHERE b.public_id = $1 AND a.reason = $2`,
    [bookingId, reason],
  );
  expect(told).toEqual([{ action: 'passport.revealed', username: 'marisol', reason }]);
  const short = await hostPost(page.request, `bookings/${bookingId}/travellers/1/reveal`, { reason: 'x' });
  expect(short.status()).toBe(422);
});
