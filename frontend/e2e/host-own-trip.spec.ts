import { enterAs } from './support/people';
import { hostPost } from './support/host-api';
import { CRUISE, sellTheCruiseAgain } from './support/on-sale';
import { expect, test } from './support/test';
import { openPart, savePart } from './support/trip-pages';

test.describe.configure({ timeout: 240_000 });

test.afterEach(sellTheCruiseAgain);

test('a trip is sold without inside cabins and with a policy of its own; a copy too many is taken away', async ({
  page,
  anotherBrowser,
}) => {
  const visitor = await anotherBrowser();
  await enterAs(page, 'marisol');
  const copied = await hostPost(page.request, `trips/${CRUISE}/copies`, { startDate: '2026-05-01' });
  const { id: tripId } = (await copied.json()) as { id: number };
  await page.goto(`/host/trips/${tripId}`);

  await test.step('its owner says what is sold, and what comes back, and reads what buyers will read', async () => {
    const inside = page.getByRole('group', { name: 'Inside' });
    await inside.getByRole('checkbox', { name: 'Sold on this trip' }).uncheck();
    await expect(inside.getByLabel('Double, a person')).toBeHidden();
    await page.getByRole('button', { name: 'Take step 2 away' }).click();
    await page.getByLabel('Back of what is beyond the deposit, percent').fill('80');
    await page.getByLabel('Days before departure or more').fill('90');
    await page.getByLabel(/^Everything comes back for so many days/).fill('');
    await expect(page.getByRole('list', { name: 'Buyers read' }).getByRole('listitem')).toHaveText([
      '90 or more days before departure: 80% of what you paid beyond the deposit',
      'Fewer than 90 days before departure: Nothing',
    ]);
    await page.getByLabel('Minimum age').fill('25');
    await page.getByRole('button', { name: 'Add a section' }).click();
    const section = page.getByRole('group', { name: 'Section 1' });
    await section.getByLabel('Heading').fill('Dress');
    await section.getByLabel('What you agree on').fill('White on the first night.\nShoes at dinner.');
    await savePart(page);
  });

  await test.step('chooses another picture of a cabin', async () => {
    await openPart(page, tripId, 'Pictures of the cabins');
    await expect(page.getByRole('region', { name: 'Inside Cabin' })).toHaveCount(0);
    const room = page.getByRole('region', { name: 'Balcony' }).getByRole('group', { name: 'The room' });
    await room.getByRole('button', { name: /^Choose a picture/ }).click();
    await page.getByRole('radio', { name: /Theater at night/ }).check();
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await room.getByLabel('The picture in words').fill('A suite like a stage');
    await savePart(page);
    await page.getByRole('link', { name: 'Back to the trip' }).click();
  });

  await test.step('looks at its pages as visitors will, who find nothing yet', async () => {
    await page.getByRole('link', { name: 'See its pages as visitors will' }).click();
    await expect(page).toHaveURL(`/trips/${tripId}`);
    const bar = page.getByRole('region', { name: 'Preview' });
    await expect(bar).toContainText('Only hosts of this trip see this page: it is not open for booking.');
    await page.getByRole('link', { name: 'See cabins & prices' }).first().click();
    // Drawn by a server that knows of nobody's session, it is read by the browser once more.
    for (const arrive of [() => page.waitForURL(`/trips/${tripId}/pricing`), () => page.reload()]) {
      await arrive();
      await expect(bar).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect(page.getByRole('img', { name: 'A suite like a stage' })).toBeVisible();
    }
    const answer = await visitor.goto(`/trips/${tripId}/pricing`);
    expect(answer?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Booking is closed' })).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Preview' })).toHaveCount(0);
    await page.getByRole('article', { name: 'Ocean View' }).getByRole('link', { name: 'Book Now' }).click();
    const last = page.getByRole('button', { name: 'Continue to Payment' });
    await expect(last).toHaveAccessibleDescription('Booking begins when the trip is opened.');
    await bar.getByRole('link', { name: 'Back to the trip' }).click();
    await expect(page).toHaveURL(`/host/trips/${tripId}`);
  });

  await test.step('opens it', async () => {
    await page.getByRole('button', { name: 'Open for booking' }).click();
    await page
      .getByRole('dialog', { name: /^Open for booking/ })
      .getByRole('button', { name: 'Open for booking' })
      .click();
    await expect(page.getByText('The public site sells this trip.')).toBeVisible();
  });

  await test.step('a visitor finds two cabins and the policy, and by an old link hears what is not sold', async () => {
    await visitor.goto(`/trips/${tripId}/pricing`);
    await expect(visitor.getByRole('article')).toHaveCount(2);
    await expect(visitor.getByRole('img', { name: 'A suite like a stage' })).toBeVisible();
    const policy = visitor.getByRole('region', { name: 'If you cannot come' });
    await expect(policy).toContainText('80% of what you paid beyond the deposit');
    await expect(policy).not.toContainText('Half');
    await visitor.goto(`/trips/${tripId}/guest-info?cabin=Inside%20Cabin&occupancy=Double&price=650`);
    await expect(visitor.getByText('This trip has no Inside Cabin.')).toBeVisible();
    await expect(visitor.getByRole('complementary')).toContainText('Ocean View');
    await visitor.goto(`/trips/${tripId}/register`);
    await expect(visitor.getByRole('radio', { name: /Ocean View/ })).toBeChecked();
    await expect(visitor.getByText('Who travels is 25 or older on the day of sailing.')).toBeVisible();
    await visitor.goto(`/trips/${tripId}/terms`);
    await expect(visitor.getByText('Fewer than 90 days before departure: nothing.')).toBeVisible();
    const dress = visitor.getByRole('region', { name: 'Dress', exact: true });
    await expect(dress.getByRole('listitem')).toHaveText(['White on the first night.', 'Shoes at dinner.']);
  });

  await test.step('closed again, and booked by nobody, it is taken away', async () => {
    await page.getByRole('button', { name: 'Close booking' }).click();
    await page
      .getByRole('dialog', { name: /^Close booking/ })
      .getByRole('button', { name: 'Close booking' })
      .click();
    await page.getByRole('button', { name: 'Take this trip away' }).click();
    await page.getByRole('button', { name: 'Take it away' }).click();
    await expect(page.getByText('was taken away').first()).toBeVisible();
    await expect(page).toHaveURL(/\/host\/trips$/);
    expect((await page.request.get(`/api/host/trips/${tripId}`)).status()).toBe(404);
    await page.goto('/host/log?area=trip');
    await expect(page.getByText('Trip removed').first()).toBeVisible();
  });
});
