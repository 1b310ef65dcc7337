import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { enterAs } from './support/people';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

const groupOf = (page: Page) => page.getByRole('region', { name: 'Meet the group' });

interface Directory {
  stats: Record<string, number>;
  people: { firstName: string; isHost: boolean }[];
}

/** The place of the first who is not shown at first: after the hosts and six travellers. */
const firstHidden = (people: Directory['people']) => people.filter(({ isHost }) => isHost).length + 6;

test('the guest list counts the group, and a search lives in the address', async ({ page }) => {
  await enterAs(page, 'nina');
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/guest/directory'),
    page.goto('/template/guests'),
  ]);
  const figures = page.getByRole('region', { name: 'The group in figures' });
  // Others book meanwhile, so the figures are held against what the server said of the rows for this very page.
  const { stats, people } = (await answer.json()) as Directory;
  const { totalGuests, confirmed, pending, countries, averageAge } = stats;
  expect(totalGuests).toBeGreaterThanOrEqual(12);
  await expect(figures.getByRole('definition')).toHaveText(
    [totalGuests, confirmed, pending, countries, averageAge].map(String),
  );
  const group = groupOf(page);
  await expect(group.getByRole('heading', { level: 3 })).toHaveCount(firstHidden(people));

  await page.getByLabel('Name, interest or town').pressSequentially('sofia');
  await expect(page).toHaveURL('/template/guests?q=sofia');
  await expect(group.getByRole('status')).toHaveText(/^1 of \d+ people$/);
  await expect(group.getByRole('heading', { level: 3 })).toHaveText(['Sofía']);
  await expect(page.getByLabel('Name, interest or town')).toBeFocused();

  await page.getByLabel('Name, interest or town').fill('');
  await page.getByLabel('Likes').selectOption('Photography');
  await expect(page).toHaveURL('/template/guests?interest=Photography');
  await page.reload();
  await expect(page.getByLabel('Likes')).toHaveValue('Photography');
  await expect(group.getByRole('heading', { level: 3 })).toHaveText(['Jonas', 'Lucas', 'Grace']);

  await page.goto('/template/guests?q=nobody-at-all');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/template/guests');
});

test('everybody can be listed, narrowed down and sorted, and the address keeps it', async ({ page }) => {
  await enterAs(page, 'nina');
  await page.goto('/template/guests');
  const group = groupOf(page);
  const { people } = (await (await page.request.get('/api/guest/directory')).json()) as Directory;
  const seventh = people[firstHidden(people)]!.firstName;
  await group.getByRole('link', { name: /^Show all/ }).press('Enter');
  await expect(group.getByRole('link', { name: seventh, exact: true })).toBeFocused();
  await page.getByLabel('Who').selectOption('Who likes what I like');
  await page.getByLabel('Order').selectOption('By name');
  await expect(page).toHaveURL('/template/guests?all=yes&who=shared&order=name');
  await page.reload();
  await expect(group.getByRole('link', { name: 'Mateo' })).toBeVisible();
  const names = await group.getByRole('heading', { level: 3 }).allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(names).not.toContain('NinaYou');
  await expectAccessible(page, 'guest list, everybody');
});

test('a card opens by keyboard, closes by Back and by Esc, mutes, and leads to a message', async ({
  page,
}) => {
  await enterAs(page, 'nina');
  await page.goto('/template/guests?q=daniel');
  const link = groupOf(page).getByRole('link', { name: 'Daniel' });
  const card = page.getByRole('dialog', { name: 'Daniel' });
  await link.press('Enter');
  await expect(card).toContainText('Joined');
  await page.goBack();
  await expect(card).toBeHidden();
  await expect(link).toBeFocused();

  await link.press('Enter');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(page).toHaveURL('/template/guests?q=daniel');
  await expect(link).toBeFocused();

  await link.press('Enter');
  const mute = card.getByRole('button', { name: 'Mute Daniel' });
  // A key does not wait for whom the page has asked about, as a click does.
  await expect(mute).toBeEnabled();
  await mute.press('Enter');
  await expect(card.getByRole('status')).toContainText('Only you know.');
  await expectAccessible(page, 'card of a person');
  await card.getByRole('link', { name: 'Greet Daniel in the chat' }).click();
  const box = page.getByLabel('Message everyone aboard');
  await expect(box).toHaveValue('@Daniel ');
  await expect(box).toBeFocused();

  const about = page.getByRole('button', { name: 'About' });
  if (await about.isVisible()) await about.click();
  const muted = page.getByRole('region', { name: 'Muted by you' });
  await muted.getByRole('button', { name: /^Unmute Daniel/ }).click();
  await expect(muted).toBeHidden();
  await page.goto('/template/guests?q=daniel');
  await link.press('Enter');
  await expect(card.getByRole('button', { name: 'Mute Daniel' })).toBeEnabled();
});

test('what somebody tells of themselves is read and found by the others, until it is taken back', async ({
  page,
  browser,
}) => {
  await enterAs(page, 'lucas');
  await page.goto('/guest/profile');
  const own = page.getByRole('region', { name: 'How others see you' });
  const tell = async (town: string, words: string) => {
    await own.getByLabel('Home town').fill(town);
    await own.getByLabel('A few words about you').fill(words);
    await own.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText('Saved', { exact: true })).toBeVisible();
  };
  await tell('Valparaíso', 'Ask me which deck has the quiet chairs.');

  const nina = await browser.newPage();
  await enterAs(nina, 'nina');
  await nina.goto('/template/guests');
  const search = nina.getByLabel('Name, interest or town');
  await search.fill('valparaiso');
  await expect(groupOf(nina).getByRole('heading', { level: 3 })).toHaveText(['Lucas']);
  await groupOf(nina).getByRole('link', { name: 'Lucas' }).press('Enter');
  const card = nina.getByRole('dialog', { name: 'Lucas' });
  await expect(card).toContainText('From Valparaíso.');
  await expect(card).toContainText('Ask me which deck has the quiet chairs.');

  await page.reload();
  await expect(own.getByLabel('Home town')).toHaveValue('Valparaíso');
  await tell('', '');
  await nina.reload();
  await expect(card).toContainText('Joined');
  await expect(card).not.toContainText('Valparaíso');
  await expect(card).not.toContainText('quiet chairs');
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(groupOf(nina).getByText('Nobody in the group fits this search yet.')).toBeVisible();
  await nina.close();
});

test('everybody can use the guest list', async ({ page }) => {
  await enterAs(page, 'nina');
  await page.goto('/template/guests');
  await expect(groupOf(page)).toBeVisible();
  await expectAccessible(page, 'guest list');
});
