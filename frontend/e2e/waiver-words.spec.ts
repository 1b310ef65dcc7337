import type { Page } from '@playwright/test';
import { addGuest, hostPost, payInCash } from './support/host-api';
import { enterAs, enterByMail, newcomer } from './support/people';
import { expect, test } from './support/test';
import { openPart, savePart } from './support/trip-pages';

const waiverOf = (guest: Page) => guest.getByRole('region', { name: 'Waiver' });

async function sign(guest: Page, name: string): Promise<void> {
  const waiver = waiverOf(guest);
  await waiver.getByLabel('Type the full name to sign').fill(name);
  await waiver.getByRole('checkbox').check();
  await waiver.getByRole('button', { name: 'Sign for yourself' }).click();
  await expect(waiver).toContainText('signed on June 2, 2025');
}

test('a host puts words of their own in force, a guest signs them, and is asked again when they change', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const wanda = await anotherBrowser();
  await enterAs(page, 'marisol');
  const copied = await hostPost(page.request, 'trips/1/copies', { startDate: '2026-01-16' });
  const { id: tripId } = (await copied.json()) as { id: number };
  const first = page.getByRole('group', { name: 'What you take part in' }).getByLabel('Text');

  await test.step('the host writes them over the usual text', async () => {
    await openPart(page, tripId, 'Waiver');
    await page.getByLabel('Title', { exact: true }).fill('Waiver of the ropes');
    await first.fill('You climb with us.');
    const preview = page.getByRole('region', { name: 'As guests read it' });
    await expect(preview).toContainText(/Waiver of the ropes.*You climb with us\./s);
    await savePart(page);
    await expect(page.getByText('Nobody travels on this trip yet.')).toBeVisible();
  });

  const guest = await addGuest(page.request, newcomer('Wanda'), { tripId });
  await payInCash(page.request, guest, 80_800);

  await test.step('a guest reads and signs them', async () => {
    await enterByMail(wanda, guest);
    await wanda.goto('/guest/profile');
    await waiverOf(wanda).locator('summary', { hasText: 'Read the waiver' }).click();
    await expect(waiverOf(wanda)).toContainText('You climb with us.');
    await sign(wanda, guest.name);
  });

  await test.step('the host reads who has signed, and is asked before other words go in force', async () => {
    await page.reload();
    await expect(page.getByText('1 of 1 traveller signed it.')).toBeVisible();
    await first.fill('You climb with us, and wear a helmet.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask everybody to sign again?' });
    await dialog.getByRole('button', { name: 'Save the new words' }).click();
    await expect(page.getByText('0 of 1 traveller signed it.')).toBeVisible();
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
  });

  await test.step('the guest reads that they changed, keeps what was signed, and signs again', async () => {
    await wanda.reload();
    const list = wanda.getByRole('region', { name: 'Before we sail' });
    await expect(list).toContainText('The waiver has changed since it was signed');
    await expect(waiverOf(wanda)).toContainText('The waiver has changed since you signed it');
    const before = waiverOf(wanda).getByRole('link', { name: /signed before$/ });
    const file = await wanda.request.get((await before.getAttribute('href')) ?? '');
    expect(await file.text()).toMatch(/You climb with us\.\n/);
    await sign(wanda, guest.name);
  });
});
