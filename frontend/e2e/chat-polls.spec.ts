import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectSaid, linesWith, openChat, say } from './support/chat';
import { type DemoName, enterAs } from './support/people';
import { expect, test } from './support/test';

const mark = (name: string) => `[${name} ${Date.now().toString(36)}]`;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ask everybody' });

async function chatOf(page: Page, name: DemoName): Promise<Page> {
  await enterAs(page, name);
  await openChat(page);
  return page;
}

/** Fills in a poll, opened from beside the text box. */
async function fillIn(page: Page, question: string, answers: readonly string[]): Promise<Locator> {
  await page.getByRole('button', { name: 'Poll', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: 'Question' }).fill(question);
  for (const [at, answer] of answers.entries()) {
    await dialog.getByRole('textbox', { name: `Answer ${at + 1}`, exact: true }).fill(answer);
  }
  return dialog;
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send' }).click();

test('a guest asks, another chooses, and who asked sees it at once and ends it', async ({
  page,
  anotherBrowser,
}) => {
  const nina = await chatOf(page, 'nina');
  const lucas = await chatOf(await anotherBrowser(), 'lucas');
  const question = `${mark('poll')} where do we eat on Saturday?`;
  const dialog = await fillIn(nina, question, ['Tacos', 'Tacos']);
  await send(dialog);
  await expect(dialog.getByText('This answer is there already')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Answer 2' })).toBeFocused();
  await expectAccessible(nina, 'the dialog of a poll', [320, 1440]);
  // What was typed is still there after a closed dialog and a reload.
  await nina.keyboard.press('Escape');
  await nina.reload();
  await openChat(nina);
  await nina.getByRole('button', { name: 'Poll', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue(question);
  await dialog.getByRole('textbox', { name: 'Answer 2' }).fill('Pizza');
  await send(dialog);
  await expect(dialog).toHaveCount(0);

  await expectSaid(lucas, /^Nina O\./, question);
  const [asked, own] = [linesWith(lucas, question), linesWith(nina, question)];
  await expect(asked.getByRole('button', { name: 'End poll' })).toHaveCount(0);
  const tacos = asked.getByRole('radio', { name: 'Tacos' });
  await tacos.check();
  const seen = own.getByRole('radio', { name: 'Tacos' });
  await expect(seen).toHaveAccessibleDescription(/^1 vote: Lucas M\./);
  await expect(seen).not.toBeChecked();
  // The arrows lead from answer to answer, and the list stays where it is.
  await tacos.focus();
  await lucas.keyboard.press('ArrowDown');
  await expect(asked.getByRole('radio', { name: 'Pizza' })).toBeFocused();
  await expect(tacos).toBeChecked();
  await lucas.keyboard.press('Space');
  await expect(asked.getByRole('radio', { name: 'Pizza' })).toBeChecked();
  await expect(own.getByRole('radio', { name: 'Pizza' })).toHaveAccessibleDescription(/^1 vote: Lucas M\./);
  await expect(seen).toHaveAccessibleDescription(/^0 votes/);
  await asked.getByRole('button', { name: 'Take back my vote' }).click();
  await expect(own.getByText(/^0 voted$/)).toBeVisible();
  await asked.getByRole('radio', { name: 'Pizza' }).check();
  await expect(own.getByText(/^1 voted$/)).toBeVisible();
  await expectAccessible(lucas, 'a poll in the chat', [320, 1440]);

  await own.getByRole('button', { name: 'End poll' }).click();
  await nina
    .getByRole('dialog', { name: 'End this poll?' })
    .getByRole('button', { name: 'End poll' })
    .click();
  for (const line of [asked, own]) {
    await expect(line.getByText('The poll has ended.', { exact: true })).toBeVisible();
    await expect(line.getByRole('radio')).toHaveCount(0);
    await expect(line.getByRole('status')).toHaveText('The poll has ended. Most votes: Pizza, 1 vote.');
  }
  await expect(asked.getByRole('list', { name: /^Result/ })).toContainText('Your choice: Pizza');
});

test('a poll asked offline waits and goes out once; a vote offline says that it was not given', async ({
  page,
  context,
}) => {
  const nina = await chatOf(page, 'nina');
  const question = `${mark('offline poll')} who is at the pier?`;
  const dialog = await fillIn(nina, question, ['I am', 'I am not']);
  await context.setOffline(true);
  await expect(nina.getByText(/^You are offline/)).toBeVisible();
  await send(dialog);
  const line = linesWith(nina, question);
  await expect(line).toContainText('Not sent');
  await expect(line).toContainText('I am not');

  await context.setOffline(false);
  await expectSaid(nina, /^Nina O\./, question);
  const answer = line.getByRole('radio', { name: 'I am', exact: true });
  await expect(answer).toBeVisible();
  await context.setOffline(true);
  await expect(nina.getByText(/^You are offline/)).toBeVisible();
  await answer.click();
  await expect(nina.getByText('That did not work', { exact: true })).toBeVisible();
  await expect(answer).not.toBeChecked();
  await context.setOffline(false);
  // What goes out again shows that the chat is back.
  const back = mark('back');
  await say(nina, back);
  await expectSaid(nina, /^Nina O\./, back);
  await answer.check();
  await expect(line.getByText(/^1 voted$/)).toBeVisible();
});
