import type { Page } from '@playwright/test';
import { rowsOf } from './support/database';
import { addGuest } from './support/host-api';
import { enterAs, newcomer, openMailTo } from './support/people';
import { expect, test } from './support/test';

const composer = (page: Page) => page.getByRole('region', { name: 'Write to guests' });
const mail = (page: Page, subject: string) =>
  page.getByRole('region', { name: 'Mails to guests' }).getByRole('listitem').filter({ hasText: subject });

test('a mail to one guest is scheduled and called back, another arrives: both hosts see how far it is', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await theo.goto('/host/dashboard?tab=communications&trip=1');
  await enterAs(page, 'marisol');
  const noor = await addGuest(page.request, newcomer('Noor'));
  const subject = `Your cabin, ${Date.now().toString(36)}`;
  const write = async (about: string) => {
    await page.goto(`/host/dashboard?tab=communications&trip=1&to=${noor.hostId}`);
    await composer(page).getByLabel('Subject').fill(about);
    await composer(page)
      .getByLabel('Message', { exact: true })
      .fill('Hello {first name}, {amount due} are open.');
    await composer(page).getByText('1 person gets it').click();
    const people = composer(page).getByRole('list', { name: 'Recipients' }).getByRole('listitem');
    await expect(people).toHaveText([`${noor.name}${noor.email}`]);
    const preview = composer(page).getByRole('region', { name: 'Preview' });
    await expect(preview.getByText('Hello Noor, $808 are open.')).toBeVisible();
  };
  const stored = async (about: string) =>
    rowsOf<{ status: string; counted: number }>(
      `SELECT status, counted FROM host_messages WHERE subject = $1`,
      [about],
    );

  await test.step('not into the past; scheduled, the other host has it in the list', async () => {
    await write(subject);
    await composer(page).getByLabel('Send later').fill('2025-01-01T09:00');
    await composer(page).getByRole('button', { name: 'Schedule to 1' }).click();
    const dialog = page.getByRole('dialog', { name: /this mail\?/ });
    await dialog.getByRole('button', { name: 'Schedule to 1' }).click();
    await expect(composer(page).getByRole('alert')).toBeVisible();
    await composer(page).getByLabel('Send later').fill('2025-08-30T09:00');
    await composer(page).getByRole('button', { name: 'Schedule to 1' }).click();
    await dialog.getByRole('button', { name: 'Schedule to 1' }).click();
    await expect(mail(theo, subject)).toContainText('Scheduled');
    await expect(mail(theo, subject)).toContainText('Sat, Aug 30, 2025, 9:00 AM');
    expect(await stored(subject)).toEqual([{ status: 'scheduled', counted: 1 }]);
  });

  await test.step('the other host calls it back', async () => {
    await mail(theo, subject).locator('summary').click();
    await mail(theo, subject).getByRole('button', { name: 'Call it back' }).click();
    await expect(mail(page, subject)).toContainText('Called back');
    expect(await stored(subject)).toEqual([{ status: 'cancelled', counted: 1 }]);
  });

  await test.step('another goes at once: delivered to the person, and read in their box', async () => {
    const second = `${subject}, again`;
    await write(second);
    await composer(page).getByRole('button', { name: 'Send to 1' }).click();
    await page
      .getByRole('dialog', { name: /this mail\?/ })
      .getByRole('button', { name: 'Send to 1' })
      .click();
    await expect(mail(theo, second)).toContainText(/Scheduled|Going out|Sent/);
    await expect(mail(page, second).locator('summary')).toContainText('Sent');
    await mail(page, second).locator('summary').click();
    const delivery = mail(page, second).getByRole('list', { name: 'Delivery to each person' });
    await expect(delivery.getByRole('listitem')).toHaveText(new RegExp(`${noor.name}.*${noor.email}.*Sent`));
    await openMailTo(page, second);
    await expect(page.getByRole('article')).toContainText('Hello Noor, $808 are open.');
  });
});
