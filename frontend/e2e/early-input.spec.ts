import type { Page } from '@playwright/test';
import { reachPaymentPage } from './support/booking-form';
import { agreement, payButton, reachCheckout } from './support/buying';
import { newcomer } from './support/people';
import { expect, test } from './support/test';

/** Opens a drawn page whose scripts wait; they come when the returned function is called. */
async function openWithoutScripts(
  page: Page,
  path: string,
  scripts = /\/assets\/.*\.js$/,
): Promise<() => void> {
  let letThrough = () => {};
  const isTime = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(scripts, async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letThrough;
}

test.describe('before the scripts of a page have come', () => {
  test('a choice and a tap on the menu are not lost', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letScriptsCome = await openWithoutScripts(page, '/template/pricing');
    await page.getByRole('radio', { name: 'Single' }).check();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    letScriptsCome();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: 'Single' })).toBeChecked();
    await expect(page).toHaveURL(/occupancy=single/);
    await expect(page.getByRole('article', { name: 'Inside Cabin' })).toContainText('$850');

    // Once: another page does not begin with the menu open.
    await page.getByRole('link', { name: 'Itinerary' }).first().click();
    await expect(page).toHaveURL(/itinerary/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a choice counts for the link that is pressed after it', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/template/pricing');
    await page.getByRole('radio', { name: 'Single' }).check();
    await page.getByRole('article', { name: 'Inside Cabin' }).getByRole('link', { name: 'Book Now' }).click();
    letScriptsCome();
    await expect(page.getByRole('heading', { level: 1, name: 'Who is coming along?' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('occupancy')).toBe('Single');
  });

  test('a form that was filled in and sent is sent once, and nothing of it stands in the address', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    const letScriptsCome = await openWithoutScripts(page, '/login');
    await page.getByLabel('Username or email').fill('nobody-here');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Sign In' }).click();
    expect(new URL(page.url()).search).toBe('');

    letScriptsCome();
    await expect(page.getByRole('alert').or(page.getByRole('status')).first()).toContainText(
      'Invalid credentials',
    );
    expect(new URL(page.url()).search).toBe('');
    expect(sent.filter((path) => path === '/api/auth/login')).toHaveLength(1);
    await expect(page.getByLabel('Username or email')).toHaveValue('nobody-here');
  });

  test('what a traveller types stays, beside what this tab has kept, and the address decides who is asked', async ({
    page,
  }) => {
    const address = '/template/guest-info?cabin=Balcony&price=1375&occupancy=Single';
    await page.goto(address);
    const primary = page.getByRole('region', { name: 'Primary guest' });
    await primary.getByLabel('Last name').fill('Voyager');
    await expect(
      page.getByText('Saved in this tab, and for a day in this browser once you continue.'),
    ).toBeVisible();

    const letScriptsCome = await openWithoutScripts(page, address);
    await primary.getByLabel('First name').fill('Maya');
    await primary.getByLabel('Month').fill('March');
    letScriptsCome();
    await expect(primary.getByLabel('Last name')).toHaveValue('Voyager');
    await expect(primary.getByLabel('First name')).toHaveValue('Maya');
    await expect(primary.getByLabel('Month')).toHaveValue('March');
    await expect(page.getByRole('region', { name: 'Second guest' })).toBeHidden();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByRole('alert', { name: '6 fields need another look' })).toBeFocused();
  });

  test('who travels alone sees one form, and two once they choose a cabin for two', async ({ page }) => {
    const second = page.getByRole('region', { name: 'Second guest' });
    await openWithoutScripts(page, '/template/guest-info?cabin=Inside&price=850&occupancy=Double');
    await expect(second).toBeVisible();
    const letScriptsCome = await openWithoutScripts(
      page,
      '/template/guest-info?cabin=Inside&price=850&occupancy=Single',
    );
    await expect(page.getByRole('region', { name: 'Primary guest' })).toBeVisible();
    await expect(second).toBeHidden();

    letScriptsCome();
    await page
      .getByRole('navigation', { name: 'Booking steps' })
      .getByRole('link', { name: 'Cabin' })
      .click();
    await page.getByRole('radio', { name: 'Double' }).check();
    await page.getByRole('article', { name: 'Inside Cabin' }).getByRole('link', { name: 'Book Now' }).click();
    await expect(second).toBeVisible();
  });

  test('a booking can be read, and what is ticked and chosen for it counts', async ({ page }) => {
    await reachPaymentPage(page, newcomer('Ines'));
    const letScriptsCome = await openWithoutScripts(page, page.url());
    const summary = page.getByRole('region', { name: 'Booking summary' });
    await expect(summary).toContainText(/Inside Cabin.*Ines.*Total.*\$850/s);
    await page.getByRole('radio', { name: /deposit/ }).check();
    await agreement(page).check();

    letScriptsCome();
    await expect(payButton(page)).toHaveText('Pay $213 today');
    await expect(agreement(page)).toBeChecked();
    await expect(page.getByRole('radio', { name: /deposit/ })).toBeChecked();
  });

  test('a checkout can be read by who entered it, and another cabin counts', async ({ page, browser }) => {
    await reachCheckout(page, newcomer('Ona'));
    const letScriptsCome = await openWithoutScripts(page, page.url());
    await expect(page.getByRole('region', { name: 'Travellers' })).toContainText('Ona');
    await page.getByRole('radio', { name: /^Balcony/ }).check();
    letScriptsCome();
    await expect(page).toHaveURL(/cabin=Balcony/);
    await expect(page.getByRole('radio', { name: /^Balcony/ })).toBeChecked();

    const stranger = await browser.newPage();
    const answer = await stranger.goto(page.url().replace(/&guests=[^&]*/, ''));
    expect(await answer?.text()).not.toContain('Ona');
    await stranger.close();
  });

  test('a picture that is pressed opens in the gallery', async ({ page }) => {
    const letScriptsCome = await openWithoutScripts(page, '/template/trip-details');
    await page.getByRole('link', { name: /Pool deck by day/ }).click();
    letScriptsCome();
    await expect(page.getByRole('dialog', { name: 'Destination gallery' })).toContainText('2 of 9');
  });

  test('who presses another link while the first is being followed goes where the other leads', async ({
    page,
  }) => {
    // On a busy machine a person's next press comes before what was put off.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      Object.assign(window, {
        setTimeout: (act: TimerHandler, ms = 500, ...rest: unknown[]) => later(act, ms, ...rest),
      });
    });
    const letScriptsCome = await openWithoutScripts(page, '/template/trip-details');
    await page.getByRole('link', { name: 'Book now, pay later' }).click();
    letScriptsCome();
    // React has the frame at least.
    await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull();
    const payLater = page.getByRole('region', { name: 'Book now, pay later' });
    await payLater.getByRole('link', { name: 'Join Trip' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose your cabin' })).toBeVisible();
    await expect(page).toHaveURL('/template/pricing');
  });

  for (const [what, scripts] of [
    ['any script', undefined],
    ["the page's own script", /\/assets\/TripDetailsPage-.*\.js$/],
  ] as const) {
    test(`a link to a part of the page leads there, pressed before ${what} has come`, async ({ page }) => {
      const letScriptsCome = await openWithoutScripts(page, '/template/trip-details', scripts);
      // React has the frame: what is not its own any more shows it.
      if (scripts) await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull();
      await page.getByRole('link', { name: 'Book now, pay later' }).click();
      const payLater = page.getByRole('region', { name: 'Book now, pay later' });
      await expect(payLater).toBeInViewport();

      letScriptsCome();
      await expect(page).toHaveURL(/#pay-later$/);
      await expect(payLater).toBeInViewport();
    });
  }
});
