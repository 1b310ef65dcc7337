import type { Page } from '@playwright/test';
import { confirmedGuest, continueToPayment, fillGuest, guestForm, openPayPal } from './support/buying';
import { expectSaid, expectChatOpen, say } from './support/chat';
import { arrivals, figuresOn, openDashboard } from './support/dashboard';
import { approve } from './support/paypal';
import { enterAs, newcomer, type Newcomer, PASSWORD } from './support/people';
import { expect, test } from './support/test';

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password and enter' }).click();
}

/** Opens the mail that came to somebody, follows its link and chooses a password. Answers the link. */
async function enterByMail(page: Page, { email }: Newcomer): Promise<string> {
  await page.goto('/demo/mail');
  const mails = page.getByRole('navigation', { name: 'Mails' });
  // Hosts write to everybody meanwhile.
  await mails
    .getByRole('link', { name: /^Welcome aboard/ })
    .filter({ hasText: email })
    .click();
  const link = page.getByRole('article').getByRole('link', { name: /set-password/ });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await choosePassword(page);
  await expectChatOpen(page);
  return address;
}

test('from the first look to the group chat, under the eyes of a host', async ({ page, anotherBrowser }) => {
  test.slow();
  const [maya, leo] = [newcomer('Maya', 'Reyes'), newcomer('Leo', 'Reyes')];
  const host = await anotherBrowser();
  await enterAs(host, 'marisol');
  await openDashboard(host);
  const before = await figuresOn(host);
  await host.evaluate(() => Object.assign(window, { isSamePage: true }));

  await test.step('a visitor books an inside cabin for two', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See cabins & prices' }).first().click();
    await page.getByRole('article', { name: 'Inside Cabin' }).getByRole('link', { name: 'Book Now' }).click();
    await fillGuest(guestForm(page, 'Primary guest'), maya);
    await fillGuest(guestForm(page, 'Second guest'), leo);
    await continueToPayment(page);
    await page.getByRole('checkbox', { name: /travel insurance/ }).check();
  });

  await test.step('and pays; the host sees both arrive', async () => {
    const booking = arrivals(host).filter({ hasText: 'Maya R. is booking Inside Cabin for 2' });
    const paid = arrivals(host).filter({ hasText: 'Maya R. paid $1,553' });
    // Others of that name may have come before.
    const [booked, paying] = [await booking.count(), await paid.count()];
    const paypal = await openPayPal(page);
    await expect(booking).toHaveCount(booked + 1);
    await approve(paypal, '$1,553.00');
    await confirmedGuest(page);
    await expect(page.getByRole('region', { name: 'Your booking' })).toContainText('Nothing, paid in full');
    await expect(paid).toHaveCount(paying + 1);
    await expect
      .poll(() => figuresOn(host))
      .toEqual({
        guests: before.guests + 2,
        confirmed: before.confirmed + 2,
        revenue: before.revenue + 1_553,
      });
    await expect(host.getByRole('region', { name: 'Recent guest activity' })).toContainText('Maya Reyes');
  });

  const second = await anotherBrowser();
  const link = await test.step('both travellers come in by their own mails', async () => {
    await enterByMail(second, leo);
    return enterByMail(page, maya);
  });

  await test.step('they talk, and the host hears that they do', async () => {
    await say(page, 'First one aboard!');
    await expectSaid(second, /^Maya R\./, 'First one aboard!');
    await expect(arrivals(host).first()).toContainText('Maya R. wrote in the group chat');
    await say(second, 'Second one, right behind you.');
    await expectSaid(page, /^Leo R\./, 'Second one, right behind you.');
    await expectSaid(page, /^Maya R\./, 'First one aboard!');
    await expect(arrivals(host).first()).toContainText('Leo R. wrote in the group chat');
    expect(await host.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  await test.step("nobody comes in by a mail's link a second time", async () => {
    const stranger = await anotherBrowser();
    await stranger.goto(link);
    await choosePassword(stranger);
    await expect(stranger.getByText('This link does not work any more')).toBeVisible();
  });
});
