import type { Page } from '@playwright/test';
import { enterAs, nameOf, newcomer } from './support/people';
import { expect, test } from './support/test';
import { tripOnSale } from './support/trip-pages';

const stock = (host: Page) => host.getByRole('group', { name: 'Balcony' }).getByLabel('How many there are');

async function setStock(host: Page, tripId: number, number: string): Promise<void> {
  await host.goto(`/host/trips/${tripId}`);
  await stock(host).fill(number);
  await host.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(host.getByText('Not saved yet')).toHaveCount(0);
}

/** However a journey ends, the cabins of the trip are counted no more. */
test.afterEach(async ({ page }) => {
  await setStock(page, await tripOnSale(), '');
});

test('a cabin of which the trip has no more is sold out, and who wants one waits for it', async ({
  page,
  anotherBrowser,
}) => {
  const [tripId, visitor] = [await tripOnSale(), await anotherBrowser()];
  const heading = visitor.getByRole('heading', { level: 1 });
  await enterAs(page, 'marisol');
  await page.goto(`/host/trips/${tripId}`);
  const hint = await page
    .getByRole('group', { name: 'Balcony' })
    .getByText(/held now: \d+\.$/)
    .innerText();
  const taken = Number(/(\d+)\.$/.exec(hint)?.[1]);

  await test.step('fewer than are booked are refused at the field', async () => {
    await stock(page).fill(String(taken - 1));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/booked already: keep at least as many$/)).toBeVisible();
    await expect(stock(page)).toBeFocused();
  });

  await test.step('one is left, and then none', async () => {
    await setStock(page, tripId, String(taken + 1));
    await visitor.goto('/template/pricing');
    const card = visitor.getByRole('article', { name: 'Balcony' });
    await expect(card).toContainText('Only 1 left');
    await setStock(page, tripId, String(taken));
    await visitor.reload();
    await expect(card).toContainText('Sold out');
    await expect(visitor.getByRole('article', { name: 'Ocean View' })).toContainText('Book Now');
    await card.getByRole('link', { name: 'Join the waiting list' }).click();
  });

  await test.step('the form is the waiting list’s for this cabin, and sells the others', async () => {
    await expect(heading).toHaveText('Join the waiting list');
    // Its card was of a cabin for two.
    await expect(visitor.getByRole('radio', { name: 'Two, sharing a cabin' })).toBeChecked();
    await visitor.getByRole('radio', { name: /^Ocean View/ }).check();
    await expect(heading).toHaveText('Book your place');
    await visitor.getByRole('radio', { name: /^Balcony/ }).check();
    const winona = newcomer('Winona');
    await visitor.getByLabel('Full Name').fill(nameOf(winona));
    await visitor.getByLabel('Email Address').fill(winona.email);
    await visitor.getByLabel('Name of the second traveller').fill('Casey Companion');
    await visitor.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(heading).toHaveText('You are on the waiting list');
    await expect(visitor.getByRole('complementary')).toContainText('two travellers');
  });

  await test.step('they leave the list by the page of their booking', async () => {
    await visitor.getByRole('button', { name: 'Leave the waiting list' }).click();
    await visitor.getByRole('button', { name: 'Leave the list' }).click();
    await expect(heading).toHaveText('Booking cancelled');
    await visitor.reload();
    await expect(heading).toHaveText('Booking cancelled');
  });
});
