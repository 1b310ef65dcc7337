import type { Page } from '@playwright/test';
import { stayLonger } from './support/busy-machine';
import { enterAs } from './support/people';
import { expect, test } from './support/test';

const tab = (page: Page, name: 'dates' | 'communications', more = '') =>
  page.goto(`/host/dashboard?tab=${name}&trip=1${more}`);
/** How long what was taken away can be brought back: frontend/src/ui/UndoBar.tsx. */
const UNDO_MS = 10_000;
const group = (page: Page, name: string) => page.getByRole('region', { name });

test('a host’s date is on the other host’s desk at once, on the guest’s page, and can be brought back', async ({
  page,
  anotherBrowser,
}) => {
  const kayaks = `Kayaks ${Date.now().toString(36)}`;
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await stayLonger(theo, UNDO_MS);
  await tab(theo, 'dates');
  await expect(
    group(theo, 'Payment deadlines')
      .getByText(/open on \d+ booking/)
      .first(),
  ).toBeVisible();

  await enterAs(page, 'marisol');
  await tab(page, 'dates');
  await page.getByRole('button', { name: 'Add a date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a date' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Say what it is')).toBeVisible();
  await dialog.getByLabel('Title').fill(kayaks);
  await dialog.getByLabel('Day').fill('2025-08-21');
  await dialog.getByLabel('Time').fill('10:30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(group(page, 'Activity deadlines').getByText(kayaks)).toBeVisible();
  await expect(group(theo, 'Activity deadlines').getByText(kayaks)).toBeVisible();

  const nina = await anotherBrowser();
  await enterAs(nina, 'nina');
  await nina.goto('/guest/preparation');
  await expect(group(nina, 'Important dates').getByText(`${kayaks}, 10:30 AM`)).toBeVisible();

  await group(theo, 'Activity deadlines')
    .getByRole('button', { name: `Remove ${kayaks}` })
    .click();
  await expect(group(page, 'Activity deadlines').getByText(kayaks)).toBeHidden();
  await theo.getByRole('button', { name: 'Undo' }).click();
  await expect(group(page, 'Activity deadlines').getByText(kayaks)).toBeVisible();
});

test('a host writes to exactly those who are meant, and can call it back before it goes', async ({
  page,
}) => {
  await enterAs(page, 'marisol');
  await tab(page, 'communications');
  const composer = group(page, 'Write to guests');
  await composer.getByText('To the whole group').click();
  await composer.getByLabel('Money').selectOption({ label: 'Owes something' });
  await composer.getByLabel('Who', { exact: true }).selectOption({ label: 'Who booked, once a cabin' });
  await composer.getByLabel('Subject').fill('About {trip}');
  await composer.getByLabel('Message', { exact: true }).fill('Hello {first name}, ');
  await composer.getByRole('button', { name: '{amount due}' }).click();
  const preview = composer.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(/^Hello \w+, \$[\d,.]+$/)).toBeVisible();
  await expect(preview.getByText('About Ensenada Group Cruise')).toBeVisible();

  const send = async () => {
    await composer.getByRole('button', { name: /^Send to \d+/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Send this mail?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: /^Send to \d+$/ }).click();
  };
  await send();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(composer.getByText('Called back: nobody gets it.')).toBeVisible();

  await expect(composer.getByLabel('Subject')).toHaveValue('About {trip}');
  await composer.getByLabel('Subject').fill('The second try');
  await expect(preview.getByText('The second try')).toBeVisible();
  await send();
  const sent = group(page, 'Mails to guests').getByRole('listitem').filter({ hasText: 'The second try' });
  await expect(sent.getByText('Sent', { exact: true }).first()).toBeVisible();
  await page.goto('/demo/mail');
  await expect(page.getByText('The second try').first()).toBeVisible();
});

test('a host announces something in the chat, and settles what was reported', async ({
  page,
  anotherBrowser,
}) => {
  await enterAs(page, 'marisol');
  await tab(page, 'communications');
  const words = `Please bring a hat for the deck, ${Date.now().toString(36)}.`;
  await group(page, 'Announce in the chat').getByLabel('Announcement').fill(words);
  await group(page, 'Announce in the chat').getByRole('button', { name: 'Announce' }).click();
  const asked = page.getByRole('dialog', { name: /^Announce this to everybody/ });
  await expect(asked.getByRole('region', { name: 'The mail' })).toContainText(words);
  await asked.getByRole('button', { name: 'Announce' }).click();
  await expect(group(page, 'Recent messages').getByText(words)).toBeVisible();
  const nina = await anotherBrowser();
  await enterAs(nina, 'nina');
  await nina.goto('/guest/chat');
  await expect(nina.getByRole('feed', { name: 'Messages' }).getByText(words)).toBeVisible();

  const queue = group(page, 'Reported messages');
  const report = queue.getByRole('listitem').filter({ hasText: 'meant to be a surprise' }).first();
  await report.getByRole('button', { name: 'What was said around it' }).click();
  await report.getByLabel('What you did').fill('Told Jonas to keep it to himself');
  await report.getByRole('button', { name: 'Close report' }).click();
  await expect(queue.getByText('meant to be a surprise')).toBeHidden();
  await queue.getByRole('button', { name: 'Undo' }).click();
  await expect(queue.getByText('meant to be a surprise').first()).toBeVisible();
  await report.getByLabel('What you did').fill('Told Jonas to keep it to himself');
  await report.getByRole('button', { name: 'Close report' }).click();
  await expect(queue.getByText('meant to be a surprise')).toBeHidden();
  await page.reload();
  await expect(group(page, 'Recent messages').getByText(words)).toBeVisible();
  await expect(queue.getByText('meant to be a surprise')).toBeHidden();
});
