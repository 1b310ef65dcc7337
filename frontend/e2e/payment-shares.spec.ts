import { expectAccessible } from './support/axe';
import { approve } from './support/paypal';
import { enterAs } from './support/people';
import { expect, test } from './support/test';

// Screens are looked at in each width, light and dark.
test.describe.configure({ timeout: 240_000 });

test('who has booked asks a friend for a share, who pays it in another browser and sees nothing else; the host reads whose it was', async ({
  page,
  anotherBrowser,
}) => {
  await enterAs(page, 'priya');
  await page.goto('/guest/payment');
  const panel = page.getByRole('region', { name: 'Share the cost' });
  // A try before this one may have left a share open.
  const withdraw = panel.getByRole('button', { name: 'Withdraw the share of Eve Mate' });
  await expect(panel).toBeVisible();
  for (let open = await withdraw.count(); open > 0; open--) {
    await withdraw.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
    await expect(withdraw).toHaveCount(open - 1);
  }
  await panel.getByRole('button', { name: 'Ask for a share' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByLabel('Their name').fill('Eve Mate');
  await ask.getByLabel('Amount in US dollars').fill('25');
  await expectAccessible(page, 'asking for a share');
  await ask.getByRole('button', { name: 'Make a link for $25' }).click();
  const link = panel.getByRole('textbox', { name: 'The link for Eve Mate' });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/\/pay\/[\w-]{43}$/);
  await expectAccessible(page, 'a share’s link');
  const { pathname } = new URL(await link.inputValue());

  const eve = await anotherBrowser();
  const answer = await eve.goto(pathname);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  expect(answer?.headers()['cache-control']).toBe('no-store');
  // It can be read before any script has come.
  expect(await answer?.text()).toContain('asks you to pay');
  await expect(eve.getByText(/^Priya \w\. asks you to pay \$25 for Eve Mate\.$/)).toBeVisible();
  await expect(eve.getByRole('main')).not.toContainText(/Paid so far|Remaining|@/);
  await expectAccessible(eve, 'paying a share');
  const popup = eve.waitForEvent('popup');
  await eve.getByRole('button', { name: 'Pay $25 today' }).click();
  await approve(await popup, '$25.00');
  await expect(eve.getByRole('heading', { level: 1, name: 'Paid, thank you' })).toBeFocused();
  await eve.reload();
  await expect(eve.getByText(/^\$25 for Eve Mate came on /)).toBeVisible();
  await expectAccessible(eve, 'a paid share');

  await page.reload();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Paid on' }).first()).toContainText('Eve Mate');
  const history = page.getByRole('region', { name: 'Payments and receipts' });
  await expect(history).toContainText('the share of Eve Mate');

  const cancelling = page.getByRole('link', { name: 'See what you would get back' });
  const [, bookingId = ''] = /bookings\/(\w{22})/.exec((await cancelling.getAttribute('href')) ?? '') ?? [];
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await theo.goto(`/host/bookings/${bookingId}`);
  await expect(theo.getByRole('region', { name: 'Payments of this booking' })).toContainText(
    'the share of Eve Mate',
  );
});

test('a link that nobody has made says so', async ({ page }) => {
  await page.goto(`/pay/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Link not found' })).toBeVisible();
});
