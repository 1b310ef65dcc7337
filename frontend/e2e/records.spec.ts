import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { tabTo } from './support/keyboard';
import { enterAs, fromElsewhere, newcomer, openMailTo, PASSWORD, signIn } from './support/people';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

/** A part of a traveller's record, by the line that opens it. */
const partOf = (page: Page, traveller: string, title: string) =>
  page
    .getByRole('region', { name: traveller })
    .locator('details')
    .filter({ has: page.getByText(title, { exact: true }) });

test('a record is completed and the waiver signed by keyboard alone', async ({ page }) => {
  await enterAs(page, 'lucas');
  await page.goto('/guest/profile');
  const passport = partOf(page, 'Lucas Moreau', 'Passport');
  await expect(passport.locator('summary')).toContainText(/Number ends in \d{3}/);
  await tabTo(passport.locator('summary'), 120);
  await page.keyboard.press('Enter');
  const entries: [RegExp, string][] = [
    [/^Passport number/, 'ZZ7781234'],
    [/^Month$/, 'April'],
    [/^Day$/, '30'],
    [/^Year$/, '2031'],
    [/^Nationality/, 'Canada'],
  ];
  for (const [label, text] of entries) {
    await tabTo(passport.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(passport.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passport: saved.')).toBeVisible();
  await expect(passport.locator('summary')).toContainText(
    'Number ends in 234, expires April 30, 2031, Canada',
  );
  await expect(passport.locator('summary')).toBeFocused();

  const waiver = page.getByRole('region', { name: 'Waiver' });
  await tabTo(waiver.getByLabel('Type the full name to sign'));
  await page.keyboard.type('Lucas Moreau');
  await tabTo(waiver.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(waiver.getByRole('button', { name: 'Sign for yourself' }));
  await page.keyboard.press('Enter');
  await expect(waiver).toContainText('signed on June 2, 2025');
  await expect(page.getByRole('region', { name: 'Before we sail' })).toContainText('Sign the waiverDone');
});

test('what was typed is not lost by leaving, nor by another window', async ({ page, context }) => {
  await enterAs(page, 'nina');
  await page.goto('/guest/profile');
  const board = partOf(page, 'Nina Okafor', 'On board');
  await board.locator('summary').click();
  await board.getByLabel(/Special requests/).fill('Two pillows');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('region', { name: 'Your booking' }).getByRole('link', { name: 'write to us' }).click();
  await expect(page).toHaveURL('/guest/profile');

  const elsewhere = await context.newPage();
  await elsewhere.goto('/guest/profile');
  const other = partOf(elsewhere, 'Nina Okafor', 'On board');
  await other.locator('summary').click();
  await other.getByLabel(/Special requests/).fill('A cot');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(elsewhere.getByText('On board: saved.')).toBeVisible();

  await board.getByRole('button', { name: 'Save' }).click();
  await expect(board.getByRole('alert')).toContainText('Special requests: A cot');
  await board.getByRole('button', { name: 'Save what I typed' }).click();
  await expect(page.getByText('On board: saved.')).toBeVisible();
  await expect(board.locator('summary')).toContainText('Two pillows');
});

test('a guest decides what the others read', async ({ page, anotherBrowser }) => {
  await enterAs(page, 'lucas');
  await page.goto('/guest/profile');
  const others = page.getByRole('region', { name: 'How others see you' });
  await others.getByRole('switch', { name: 'Show my interests' }).uncheck();
  await expect(others.getByText('Saved')).toBeVisible();
  const nina = await anotherBrowser();
  await enterAs(nina, 'nina');
  await nina.goto('/template/guests?q=lucas');
  const group = nina.getByRole('region', { name: 'Meet the group' });
  await expect(group.getByRole('heading', { level: 3 })).toHaveText(['Lucas']);
  await expect(group).not.toContainText('Hiking');
  await others.getByRole('switch', { name: 'Show my interests' }).check();
  await expect(others.getByText('Saved')).toBeVisible();
});

test('a document is refused by type and by size, and handed in otherwise', async ({ page }) => {
  await enterAs(page, 'lucas');
  await page.goto('/guest/profile#documents');
  const papers = page.getByRole('region', { name: 'Documents of Lucas Moreau' });
  const field = papers.getByLabel(/^(Choose a file|Replace): Passport copy$/);
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(papers.getByRole('alert')).toHaveText('Choose a PDF, or a JPEG, PNG or WebP picture.');
  const large = Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7');
  await field.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: large });
  await expect(papers.getByRole('alert')).toContainText('larger than 10 MB');
  const program = Buffer.from('MZ this is no PDF');
  await field.setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: program });
  await expect(papers.getByRole('alert')).toContainText('Choose a PDF, or');
  const pdf = Buffer.from('%PDF-1.7\n%%EOF');
  await field.setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(papers.getByText('Waiting for a host to look at it')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Before we sail' })).toContainText(
    'Copy of the passportDone',
  );
});

/** Opens the newest of the mails that are listed so, and follows its link. */
async function followMail(page: Page, who: string | RegExp, link: RegExp): Promise<void> {
  await openMailTo(page, who);
  await page.getByRole('article').getByRole('link', { name: link }).click();
}

test('an account is kept by its owner: forgotten password, new address, all browsers out', async ({
  page,
  anotherBrowser,
}) => {
  const { firstName, lastName, email } = newcomer('Ines');
  const username = email.replace(/@.*/, '');
  const headers = fromElsewhere();
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  const account = { firstName, lastName, email, username, ...passwords };
  expect((await page.request.post('/api/auth/register', { data: account, headers })).status()).toBe(201);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Username or email').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Look into your mailbox')).toBeVisible();
  await followMail(page, new RegExp(`Choose a new password.*${email}`), /set-password/);
  await page.getByLabel('New password', { exact: true }).fill('tide lantern seven');
  await page.getByRole('button', { name: 'Set password and enter' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();

  const moved = `moved.${email}`;
  await page.goto('/account');
  const panel = page.getByRole('region', { name: 'Email', exact: true });
  await panel.getByLabel('New email').fill(moved);
  await panel.getByLabel('Password', { exact: true }).fill('tide lantern seven');
  await panel.getByRole('button', { name: 'Send a link to the new address' }).click();
  await expect(panel).toContainText(`We sent a link to ${moved}`);
  await expectAccessible(page, 'account', undefined, 3000);
  await followMail(page, moved, /confirm-email/);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText(`Your address is ${moved} now.`)).toBeVisible();

  const other = await anotherBrowser();
  await other.goto('/login');
  await signIn(other, { username: moved, password: 'tide lantern seven' });
  await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
});

test('a browser that lost its notes and kept its session is known in the menu', async ({ page }) => {
  await enterAs(page, 'nina');
  await page.goto('/template/pricing');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});
