import { readFile } from 'node:fs/promises';
import { confirmedGuest, guestForm, openPayPal, walkToCheckout } from './support/buying';
import { approve } from './support/paypal';
import { newcomer } from './support/people';
import { expect, test } from './support/test';
import { inEachWindow } from './support/windows';

inEachWindow(() => {
  test('the confirmation stays what it is: reloaded, printed, in a calendar, and Back does not pay', async ({
    page,
  }) => {
    await walkToCheckout(page, newcomer('Lia'));
    await approve(await openPayPal(page), '$808.00');
    const guest = await confirmedGuest(page);
    const booking = page.getByRole('region', { name: 'Your booking' });
    await expect(booking).toContainText(/Reference\s*[A-Z0-9_-]{8}/);
    await expect(booking).toContainText(/Amount paid\s*\$808/);
    const voyage = page.getByRole('region', { name: 'Ensenada Group Cruise' });
    await expect(voyage).toContainText(/September 5-8, 2025.*Friday 4:00 PM.*Ensenada, Mexico/s);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const download = page.waitForEvent('download');
    await voyage.getByRole('link', { name: 'Add to calendar' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('DTSTART');

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(voyage.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(booking).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen', colorScheme: null });

    await page.reload();
    expect(await confirmedGuest(page)).toBe(guest);
    await expect(page.getByRole('link', { name: 'View Guest Dashboard' })).toHaveAttribute(
      'href',
      '/guest-dashboard',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
      'href',
      '/',
    );

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Who is coming along?' })).toBeVisible();
    await expect(guestForm(page, 'Primary guest').getByLabel('First name')).toHaveValue('');
  });
}, ['desk']);

test('a link that belongs to nobody says so', async ({ page }) => {
  await page.goto(`/template/confirmation?guest=${'x'.repeat(22)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Guest Not Found' })).toBeVisible();
});
