import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rowsOf } from './support/database';
import { addGuest } from './support/host-api';
import { enterAs, newcomer } from './support/people';
import { expect, test } from './support/test';

const people = (page: Page, title: string) =>
  page
    .getByRole('dialog', { name: 'Send payment reminders' })
    .getByRole('group')
    .filter({ hasText: title })
    .getByRole('listitem');

test('several guests are chosen at once: taken out as a file, reminded once a day, and written to by name', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  await enterAs(page, 'marisol');
  const family = `Quill${Date.now().toString(36)}`;
  const added = [
    await addGuest(page.request, newcomer('Ada', family)),
    await addGuest(page.request, newcomer('Ben', family)),
    await addGuest(page.request, newcomer('Cy', family), { waitlist: true }),
  ];
  const names = added.map(({ name }) => name);
  await page.goto(`/host/dashboard?tab=guests&trip=1&q=${family}`);
  const list = page.getByRole('region', { name: 'Guests', exact: true });
  await expect(list.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await expect(page.getByText('3 guests selected')).toBeVisible();

  await test.step('the file holds those who are chosen, with the columns that are chosen', async () => {
    await page.getByRole('button', { name: 'Export selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export guests' });
    for (const column of ['Phone', 'Trip', 'Cabin', 'Room', 'Deck', 'Payment', 'Paid', 'Add-ons']) {
      await dialog.getByRole('checkbox', { name: column, exact: true }).uncheck();
    }
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export 3 rows' }).click();
    const lines = (await readFile(await (await coming).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFName,Email,Status,Owed (USD)');
    expect(lines.slice(1).toSorted()).toEqual([
      `${names[0]},${added[0]?.email},Pending payment,808`,
      `${names[1]},${added[1]?.email},Pending payment,808`,
      expect.stringContaining(`${names[2]},${added[2]?.email},Waitlist,`),
    ]);
  });

  await test.step('the reminder goes to exactly those who are shown, and to nobody twice a day', async () => {
    await page.getByRole('button', { name: 'Remind', exact: true }).click();
    await expect(people(page, 'Will get it')).toHaveText(names.slice(0, 2).map((name) => new RegExp(name)));
    await expect(people(page, 'Will not get it')).toHaveText([new RegExp(`${names[2]}.*Not booked yet`)]);
    const dialog = page.getByRole('dialog', { name: 'Send payment reminders' });
    const mail = dialog.getByRole('region', { name: 'The mail' });
    await expect(mail).toContainText(/Hello Ada,.*\$808/s);
    await dialog.getByLabel('As it is read by').selectOption({ label: names[1] ?? '' });
    await expect(mail).toContainText(/Hello Ben,.*\$808/s);
    await dialog.getByRole('button', { name: 'Send 2 reminders' }).click();
    await expect(dialog.getByText('2 reminders sent')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('button', { name: 'Remind', exact: true })).toBeFocused();
    expect(await remindersTo(added.map(({ email }) => email))).toEqual(
      added.slice(0, 2).map(({ email }) => email),
    );

    const theo = await anotherBrowser();
    await enterAs(theo, 'theo');
    await theo.goto(`/host/dashboard?tab=payments&trip=1&q=${family}`);
    await theo.getByRole('button', { name: 'Send Payment Reminder' }).click();
    await expect(theo.getByText('Nobody of those you chose can be reminded now.')).toBeVisible();
    await expect(people(theo, 'Will not get it').filter({ hasText: 'Reminded today already' })).toHaveCount(
      2,
    );
  });

  await test.step('a mail to them names them, and says who of them owes nothing', async () => {
    await page.getByRole('link', { name: 'Message', exact: true }).click();
    await expect(page).toHaveURL(/trip=1/);
    const composer = page.getByRole('region', { name: 'Write to guests' });
    await expect(composer.getByText(`Only to ${names.join(', ')}`)).toBeVisible();
    await composer.getByText('3 people get it').click();
    await expect(composer.getByRole('list', { name: 'Recipients' }).getByRole('listitem')).toHaveText(
      added.map(({ name, email }) => `${name}${email}`),
    );
    await composer.getByLabel('Message', { exact: true }).fill('You owe {amount due}.');
    await expect(composer.getByText('1 of them owes nothing, and the text speaks of money.')).toBeVisible();
  });
});

/** Whose box has a reminder, by address. */
async function remindersTo(emails: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ recipient: string }>(
    `SELECT DISTINCT recipient FROM mails WHERE recipient = ANY ($1) AND kind LIKE '%reminder%' ORDER BY recipient`,
    [emails],
  );
  return rows.map(({ recipient }) => recipient);
}
