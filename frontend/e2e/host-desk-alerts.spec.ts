import type { Page } from '@playwright/test';
import { rowsOf } from './support/database';
import { addGuest, hostPost, payInCash, refusalOf } from './support/host-api';
import { enterAs, newcomer } from './support/people';
import { expect, test } from './support/test';

const PAYMENTS = '/host/dashboard?tab=payments&trip=1';
const desk = (page: Page) => page.getByRole('region', { name: 'Needs a look' });
const waiting = (page: Page, text: string) => desk(page).getByRole('listitem').filter({ hasText: text });

/** What a notice of PayPal's about somebody else's money leaves behind. */
async function aStrangersMoney(ref: string): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    `INSERT INTO money_alerts (kind, ref, theirs_cents, currency, text, raised_at)
     SELECT 'foreign', $1, 4200, 'USD', 'PayPal tells of ' || $1 || ', which is no payment of ours', created_at
       FROM bookings WHERE id = 1 RETURNING id`,
    [ref],
  );
  if (!row) throw new Error('The alert has no row');
  return row.id;
}

test('what needs a look about money is closed with a word by one host and gone for the other; PayPal’s statement tells what it found', async ({
  page,
  anotherBrowser,
}) => {
  const ref = `ZZ${Date.now().toString(36)}`.toUpperCase();
  const alertId = await aStrangersMoney(ref);
  const theo = await anotherBrowser();
  for (const [host, name] of [
    [page, 'marisol'],
    [theo, 'theo'],
  ] as const) {
    await enterAs(host, name);
    await host.goto(PAYMENTS);
    await expect(waiting(host, ref)).toContainText(/Unknown PayPal order.*PayPal: \$42/s);
  }

  await test.step('closed: not without a word, and then live for the other', async () => {
    await waiting(page, ref).getByRole('button', { name: 'Close' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close "Unknown PayPal order"' });
    await dialog.getByRole('button', { name: 'Close it' }).click();
    await expect(dialog.getByText('Write what came of it')).toBeVisible();
    await dialog.getByLabel('What came of it').fill(`Sold a bicycle, ${ref}`);
    await dialog.getByRole('button', { name: 'Close it' }).click();
    await expect(dialog).toBeHidden();
    await expect(waiting(page, ref)).toBeHidden();
    await expect(waiting(theo, ref)).toBeHidden();
    const rows = await rowsOf<{ status: string; note: string; by: string; action: string }>(
      `SELECT m.status, m.closing_note AS note, u.username AS by, a.action
         FROM money_alerts m JOIN users u ON u.id = m.closed_by
         JOIN activity_log a ON (a.details->>'alertId')::int = m.id WHERE m.id = $1`,
      [alertId],
    );
    const note = `Sold a bicycle, ${ref}`;
    expect(rows).toEqual([{ status: 'closed', note, by: 'marisol', action: 'alert.closed' }]);
    const again = await hostPost(theo.request, `alerts/${alertId}/close`, { note: 'Me too' });
    expect(await refusalOf(again)).toEqual({ status: 404, code: 'alert.not_found' });
  });

  await test.step('the other reads in the log who closed it and why', async () => {
    await theo.goto('/host/log?area=alert');
    await expect(theo.getByRole('listitem').filter({ hasText: ref })).toContainText(/by Marisol Vega/);
  });

  await test.step('compared with PayPal, it says how many lines it held against the books', async () => {
    await desk(page).getByRole('button', { name: 'Compare with PayPal' }).click();
    const outcome = desk(page).getByRole('status');
    await expect(outcome).toHaveText(
      /^\d+ lines? of the last 31 days compared.*(everything agrees|see below)\.$/,
    );
    await expect(desk(page).getByRole('button', { name: 'Compare with PayPal' })).toBeEnabled();
  });
});

test('the report’s printed page has the figures of the Payments tab, and moves with them', async ({
  page,
}) => {
  await enterAs(page, 'marisol');
  const guest = await addGuest(page.request, newcomer('Reporta'));
  const both = async () => {
    await page.goto(PAYMENTS);
    const tile = (label: string) =>
      page
        .getByRole('tabpanel', { name: 'Payments' })
        .locator('dl > *')
        .filter({ has: page.getByText(label, { exact: true }) });
    const collected = dollarsIn(await tile('Total collected').innerText());
    const outstanding = dollarsIn(await tile('Outstanding').innerText());
    await page.getByRole('link', { name: 'Financial report' }).click();
    const line = (word: string) => page.getByRole('row', { name: new RegExp(`^${word} `) }).getByRole('cell');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const printed = {
      received: dollarsIn(await line('Net received').last().innerText()),
      fees: dollarsIn(await line('PayPal fees').last().innerText()),
      owed: dollarsIn(await line('Change of what is owed').last().innerText()),
      cash: dollarsIn(await line('Cash').last().innerText()),
    };
    await page.emulateMedia({ media: 'screen' });
    return { collected, outstanding, ...printed };
  };
  const before = await both();
  expect(before.received - before.fees).toBeCloseTo(before.collected);
  // What waits to be given back is owed by us, and no guest owes it.
  expect(before.owed).toBeLessThanOrEqual(before.outstanding);
  await payInCash(page.request, guest, 30_400);
  const after = await both();
  expect(after.cash - before.cash).toBeCloseTo(304);
  expect(after.collected - before.collected).toBeCloseTo(304);
  expect(after.received - after.fees).toBeCloseTo(after.collected);
  expect(after.outstanding - after.owed).toBeCloseTo(before.outstanding - before.owed);
});

function dollarsIn(text: string): number {
  const [, sign = '', amount = ''] = /(-|−)?\$?([\d,]+(?:\.\d+)?)/.exec(text) ?? [];
  if (amount === '') throw new Error(`"${text}" has no amount`);
  return Number(`${sign && '-'}${amount.replaceAll(',', '')}`);
}
