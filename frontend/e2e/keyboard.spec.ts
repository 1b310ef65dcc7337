import type { Locator, Page } from '@playwright/test';
import { agreement, confirmedGuest, guestForm, payButton } from './support/buying';
import { messageBox, openChat } from './support/chat';
import { tabTo } from './support/keyboard';
import { enterAs, newcomer } from './support/people';
import { expect, test } from './support/test';
import { inEachWindow } from './support/windows';

async function typeInto(form: Locator, label: string, text: string): Promise<void> {
  await tabTo(form.getByLabel(label));
  await form.page().keyboard.type(text);
}

async function chooseCabin(page: Page): Promise<void> {
  await page.goto('/template/pricing');
  await tabTo(page.getByRole('radio', { name: 'Double' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Single' })).toBeChecked();
  await tabTo(page.getByRole('article', { name: 'Inside Cabin' }).getByRole('link', { name: 'Book Now' }));
  await page.keyboard.press('Enter');
}

async function enterGuest(page: Page): Promise<void> {
  const { firstName, lastName, email } = newcomer('Tess');
  const form = guestForm(page, 'Primary guest');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const entries = {
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    'Phone number': '+1 555 0100',
    Month: '3',
    Day: '27',
    Year: '1990',
    'Emergency contact name': 'Robin Sample',
    'Emergency contact phone': '555 0100',
    'Emergency contact relation': 'Sibling',
  };
  for (const [label, text] of Object.entries(entries)) await typeInto(form, label, text);
  await tabTo(page.getByRole('button', { name: 'Continue to Payment' }));
  await page.keyboard.press('Enter');
}

async function pay(page: Page): Promise<void> {
  await tabTo(agreement(page));
  await page.keyboard.press('Space');
  await tabTo(payButton(page));
  const popup = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const paypal = await popup;
  await tabTo(paypal.getByRole('button', { name: 'Pay $808.00' }));
  // The window closes while the key is down: nobody is there when it goes up.
  await Promise.all([paypal.waitForEvent('close'), paypal.keyboard.down('Enter')]);
}

inEachWindow(() => {
  test('a cabin can be booked and paid by keyboard alone', async ({ page }) => {
    await chooseCabin(page);
    await enterGuest(page);
    await pay(page);
    await confirmedGuest(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}, ['desk']);

test('the chat is walked by keyboard without falling out of it, and its list is one stop', async ({
  page,
}) => {
  await enterAs(page, 'nina');
  await openChat(page);
  const list = page.getByRole('feed', { name: 'Messages' });
  const isInChat = () => list.evaluate((feed) => feed.contains(document.activeElement));
  await list.getByRole('article').last().focus();
  for (const key of ['PageUp', 'PageUp', 'PageUp', 'Home', 'Home', 'End', 'ArrowUp', 'Home', 'ArrowUp']) {
    await page.keyboard.press(key);
    // Where a key leads is shown over some frames, and rows far away are not drawn any more.
    await expect.poll(isInChat, key).toBe(true);
  }
  const composer = page.locator('form').filter({ has: messageBox(page) });
  // While the list still finds its place, a row that goes takes the focus along.
  await expect
    .poll(async () => {
      await list.press('End');
      await page.keyboard.press('Tab');
      return composer.evaluate((form) => form.contains(document.activeElement));
    })
    .toBe(true);
  await expect(page.getByRole('button', { name: /Jump to latest/ })).toBeHidden();
});
