import type { Page } from '@playwright/test';
import {
  agreement,
  bookingSummary,
  confirmedGuest,
  fillGuest,
  guestForm,
  openPayPal,
  payButton,
} from './support/buying';
import { approve } from './support/paypal';
import { newcomer } from './support/people';
import { expect, test } from './support/test';
import { inEachWindow } from './support/windows';

const SCRIPT = '<svg onload="window.wasRun = true">';
const address = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

async function expectInert(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  expect(await page.locator('svg[onload]').count()).toBe(0);
}

inEachWindow(() => {
  test('a price, a cabin and a script in the address change nothing that is charged (SEC-59)', async ({
    page,
  }) => {
    await page.goto(
      address('/template/guest-info', { cabin: SCRIPT, price: '1', occupancy: 'Single', guests: SCRIPT }),
    );
    await expect(await bookingSummary(page)).toContainText(/Total\s*\$850/);
    await expect(
      page.getByText("The link you followed named $1 a person. Today's price is $850."),
    ).toBeVisible();
    await expectInert(page);

    await fillGuest(guestForm(page, 'Primary guest'), newcomer('Maya'));
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(payButton(page)).toHaveText('Pay $808 today');
    expect(new URL(page.url()).searchParams.get('price')).toBe('850');
  });

  test('a checkout address with broken travellers is read as one without', async ({ page }) => {
    await page.goto(
      address('/template/checkout', {
        cabin: SCRIPT,
        price: '1',
        occupancy: SCRIPT,
        guests: '[{"firstName":',
      }),
    );
    await expect(page.getByRole('region', { name: 'Travellers are missing' })).toBeVisible();
    await expect(await bookingSummary(page)).toContainText(/Total\s*\$1,456/);
    await expect(payButton(page)).toBeHidden();
    await expect.poll(() => new URL(page.url()).searchParams.has('guests')).toBe(false);
    await expectInert(page);
  });

  test("personal data in an older link's travellers is taken out of the address at once", async ({
    page,
  }) => {
    const { firstName, lastName, email } = newcomer('Maya');
    const guests = JSON.stringify([{ firstName, lastName, email, passportNumber: 'X1234567' }]);
    await page.goto(
      address('/template/checkout', { cabin: 'Balcony', price: '1375', occupancy: 'Single', guests }),
    );
    await expect
      .poll(() => new URL(page.url()).searchParams.get('guests'))
      .toBe(JSON.stringify([{ firstName, lastName }]));
  });

  test("an older link with all of a traveller's details is read once, and charges today's price", async ({
    page,
  }) => {
    const { firstName, lastName, email } = newcomer('Nora');
    const nora = {
      firstName,
      lastName,
      email,
      phone: '+1 555 0100',
      dateOfBirth: '1990-03-27',
      emergencyContactName: 'Robin Sample',
      emergencyContactPhone: '555 0100',
      emergencyContactRelation: 'Friend',
    };
    await page.goto(
      address('/template/checkout', {
        cabin: 'Balcony',
        price: '1',
        occupancy: 'Single',
        guests: JSON.stringify([nora]),
      }),
    );
    await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Nora Voyager');
    await expect
      .poll(() => new URL(page.url()).searchParams.get('guests'))
      .toBe(JSON.stringify([{ firstName, lastName }]));
    await expect(page.getByText("Today's price is $1,375.")).toBeVisible();
    expect(await page.evaluate(() => document.referrer)).toBe('');

    await page.reload();
    await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Nora Voyager');
    await expect(payButton(page)).toHaveText('Pay $1,306 today');
    await expect(agreement(page)).not.toBeChecked();
    await approve(await openPayPal(page), '$1,306.00');
    await confirmedGuest(page);
  });
}, ['phone']);
