import { bookCabin, bookingSummary, continueToPayment, fillGuest, guestForm } from './support/buying';
import { newcomer } from './support/people';
import { expect, test } from './support/test';
import { inEachWindow } from './support/windows';

/** Specification, section 5. */
const REQUIRED = [
  'First name is required',
  'Last name is required',
  'Email is required',
  'Phone number is required',
  'Date of birth is required',
  'Emergency contact name is required',
  'Emergency contact phone is required',
  'Emergency contact relation is required',
];

inEachWindow(() => {
  test('an empty form names every field of both guests, and leads to each of them', async ({ page }) => {
    await bookCabin(page, 'Inside Cabin');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();

    const summary = page.getByRole('alert', { name: '16 fields need another look' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Guest information/);
    const lines = [1, 2].flatMap((guest) => REQUIRED.map((message) => `Guest ${guest}: ${message}`));
    await expect(summary.getByRole('link')).toHaveText(lines);
    for (const which of ['Primary guest', 'Second guest'] as const) {
      for (const message of REQUIRED) {
        await expect(guestForm(page, which).getByText(message, { exact: true })).toBeVisible();
      }
    }

    await summary.getByRole('link', { name: 'Guest 2: Phone number is required' }).click();
    await expect(guestForm(page, 'Second guest').getByLabel('Phone number')).toBeFocused();
    await expect(page).toHaveURL(/\/template\/guest-info/);
  });

  test('what was typed survives a reload and the way back from the checkout', async ({ page }) => {
    const maya = newcomer('Maya');
    await bookCabin(page, 'Balcony');
    await fillGuest(guestForm(page, 'Primary guest'), maya);
    await fillGuest(guestForm(page, 'Second guest'), newcomer('Leo'));
    await expect(
      page.getByText('Saved in this tab, and for a day in this browser once you continue.'),
    ).toBeVisible();

    await page.reload();
    await expect(guestForm(page, 'Primary guest').getByLabel('Email')).toHaveValue(maya.email);
    await expect(guestForm(page, 'Second guest').getByLabel('First name')).toHaveValue('Leo');

    await continueToPayment(page);
    await page.goBack();
    await expect(guestForm(page, 'Primary guest').getByLabel('Email')).toHaveValue(maya.email);
    await expect(guestForm(page, 'Second guest').getByLabel('Year')).toHaveValue('1990');
  });

  test('the address of the checkout names cabin, price and travellers, and nothing else', async ({
    page,
  }) => {
    await bookCabin(page, 'Ocean View', 'Single');
    await fillGuest(guestForm(page, 'Primary guest'), newcomer('Maya'));
    await continueToPayment(page);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      cabin: 'Ocean View',
      price: '925',
      occupancy: 'Single',
      guests: '[{"firstName":"Maya","lastName":"Voyager"}]',
    });
  });

  test("a second guest's details wait while one travels alone, and go when asked", async ({ page }) => {
    await bookCabin(page, 'Inside Cabin');
    await fillGuest(guestForm(page, 'Primary guest'), newcomer('Maya'));
    await fillGuest(guestForm(page, 'Second guest'), newcomer('Leo'));

    await (await bookingSummary(page)).getByRole('link', { name: 'Travelling alone' }).click();
    await expect(guestForm(page, 'Second guest')).toBeHidden();
    await expect(page.getByText("The second guest's details stay on this device")).toBeVisible();
    await (await bookingSummary(page)).getByRole('link', { name: 'Travelling as two' }).click();
    await expect(guestForm(page, 'Second guest').getByLabel('First name')).toHaveValue('Leo');

    await page.getByRole('button', { name: 'Clear my details' }).click();
    await expect(page.getByText('Your details are cleared.')).toBeVisible();
    await page.reload();
    await expect(guestForm(page, 'Primary guest').getByLabel('First name')).toHaveValue('');
    await expect(guestForm(page, 'Second guest').getByLabel('First name')).toHaveValue('');
  });
}, ['phone']);
