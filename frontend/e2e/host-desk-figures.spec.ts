import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arrivals, openDashboard } from './support/dashboard';
import { addGuest, hostPost } from './support/host-api';
import { enterAs, type Newcomer, newcomer } from './support/people';
import { expect, test } from './support/test';

const tile = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > *')
    .filter({ has: page.getByText(label, { exact: true }) });
const dollars = async (page: Page, label: string) => {
  const [, amount = ''] = /\$([\d,.]+)/.exec(await tile(page, label).innerText()) ?? [];
  return Number(amount.replaceAll(',', ''));
};
const chart = (page: Page, about: RegExp) => page.getByRole('region').filter({ hasText: about });

test('money that comes moves every figure of the desk: the tiles, the weeks, the report, the charts and the log', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  await enterAs(page, 'marisol');
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await theo.goto('/host/dashboard?tab=analytics&trip=1');
  const sources = chart(theo, /^.* brings .*Booking sources/s);
  await sources.getByRole('button', { name: 'View as table' }).click();
  const byHosts = sources.getByRole('row').filter({ hasText: 'Added by a host' }).getByRole('cell');
  // A site that no host has added anybody to yet has no such row.
  const countOf = async () => Number.parseInt((await byHosts.allInnerTexts())[0] ?? '0', 10);
  const hostsBefore = await countOf();

  const pax = await addGuest(page.request, newcomer('Pax'));
  await expect.poll(countOf).toBe(hostsBefore + 1);

  await theo.getByRole('tab', { name: 'Payments' }).click();
  const outstanding = await dollars(theo, 'Outstanding');
  const collected = await dollars(theo, 'Total collected');
  const unconfirmed = await dollars(theo, 'Upon confirmation');
  const reason = `Transfer ${Date.now().toString(36)}`;
  const reply = await hostPost(page.request, `bookings/${pax.bookingId}/payments`, {
    amountCents: 80_800,
    method: 'bank',
    receivedOn: '2025-06-02',
    reason,
  });
  expect(reply.status()).toBe(201);

  await test.step('the tiles and the weeks follow in the other host’s window', async () => {
    await expect.poll(() => dollars(theo, 'Total collected')).toBe(collected + 808);
    expect(await dollars(theo, 'Outstanding')).toBe(outstanding - 808);
    await expect.poll(() => dollars(theo, 'Upon confirmation')).toBe(unconfirmed - 808);
    await theo.getByText('The weeks as a table').click();
    const weeks = theo.getByRole('table').filter({ hasText: 'Week from' });
    await expect(weeks.getByRole('row', { name: /^Jun 2 / })).toContainText('$');
  });

  await test.step('the report tells the transfer by its means, on the screen and in the file', async () => {
    await page.goto('/host/report?trip=1&from=2025-06-02&to=2025-06-02');
    const report = page.getByRole('region', { name: 'Financial report' });
    const transfers = await report.getByRole('row', { name: /^Bank transfer/ }).innerText();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('financial-report_2025-06-02_2025-06-02.csv');
    const [heads = '', line = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    const cells = new Map(heads.split(',').map((head, place) => [head, line.split(',')[place]]));
    const [means] = [...cells].find(([head]) => head.startsWith('Bank')) ?? [''];
    const inFile = Number(cells.get(means));
    expect(inFile).toBeGreaterThanOrEqual(808);
    const onScreen = /-?\$?([\d,.]+)\s*$/.exec(transfers)?.[1]?.replaceAll(',', '');
    expect(Number(onScreen)).toBe(inFile);
    await page.getByLabel('From').fill('2024-01-01');
    await page.getByLabel('To').fill('2024-01-02');
    await expect(page.getByText('Nothing was booked in this period.')).toBeVisible();
  });

  await test.step('the log has it, found by who and what, and gives it as a file', async () => {
    await page.goto('/host/log?trip=1');
    await page.getByLabel('Area').selectOption('Payment');
    await page.getByLabel('Who').selectOption('Marisol Vega');
    await expect(page.getByRole('listitem').filter({ hasText: reason })).toContainText(
      /Payment recorded by Marisol Vega/,
    );
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect(await readFile(await (await coming).path(), 'utf8')).toContain(reason);
  });
});

test('what happens while a desk is cut off arrives when it is back, once and in its order', async ({
  page,
  anotherBrowser,
}) => {
  await enterAs(page, 'theo');
  await openDashboard(page);
  const marisol = await anotherBrowser();
  await enterAs(marisol, 'marisol');
  const live = page.getByRole('region', { name: 'Live arrivals' });
  await page.context().setOffline(true);
  await expect(live.getByText(/^(Reconnecting|Offline)$/)).toBeVisible();
  // Of a name that nobody had who came before.
  const tag = Date.now().toString(36);
  const [ari, bo] = [newcomer(`Ari${tag}`), newcomer(`Bo${tag}`)];
  await addGuest(marisol.request, ari);
  await addGuest(marisol.request, bo);
  await page.context().setOffline(false);
  await expect(live.getByText('Live', { exact: true })).toBeVisible();
  await expect(arrivals(page).filter({ hasText: `${bo.firstName} V.` })).toHaveCount(1);
  const lines = await arrivals(page).allInnerTexts();
  const placeOf = ({ firstName }: Newcomer) => lines.findIndex((line) => line.includes(firstName));
  expect(lines.filter((line) => line.includes(ari.firstName))).toHaveLength(1);
  expect(placeOf(bo)).toBeLessThan(placeOf(ari));
});
