import type { Page } from '@playwright/test';
import { rowsOf } from './support/database';
import { hostPost, refusalOf } from './support/host-api';
import { enterAs, foundInMail, nameOf, newcomer } from './support/people';
import { expect, test } from './support/test';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Opens the form of a booking and writes a room and a phone number into it, without saving. */
async function startEdit(page: Page, room: string, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await field(page, 'Room').fill(room);
  await field(page, 'Phone').fill(phone);
  await page.getByLabel('Why do the details change?').fill(`They told me: ${phone}`);
}

test('a guest is added in the form, two hosts edit them at once and nothing is lost, and the place is given back', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const ivo = newcomer('Ivo');
  const theo = await anotherBrowser();
  await enterAs(theo, 'theo');
  await theo.goto(`/host/dashboard?tab=guests&trip=1&q=${ivo.email}`);
  await expect(theo.getByText('Nobody is found.')).toBeVisible();

  await test.step('added: the other host has them without a reload, and they get a mail with the way to pay', async () => {
    await enterAs(page, 'marisol');
    await page.goto('/host/dashboard?tab=guests&trip=1');
    await page.getByRole('link', { name: 'Add Guest' }).click();
    await expect(page).toHaveURL('/host/bookings/new?trip=1');
    await page.getByRole('button', { name: 'Add guest' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await page.getByLabel('Full name').fill(nameOf(ivo));
    await page.getByLabel('Email', { exact: true }).fill(ivo.email);
    await page.getByLabel('Occupancy').selectOption('Single occupancy');
    await page.getByRole('button', { name: 'Add guest' }).click();
    await expect(page.getByRole('region', { name: 'The mail' })).toContainText(ivo.email);
    await page.getByRole('button', { name: 'Add and send' }).click();
    await expect(page.getByRole('heading', { level: 1, name: nameOf(ivo) })).toBeVisible();
    await theo.getByRole('link', { name: `Edit ${nameOf(ivo)}` }).click();
    await expect(panel(theo, 'Travellers')).toContainText(ivo.email);
  });
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const guest = await anotherBrowser();
  await guest.goto(await foundInMail(guest.request, ivo.email, /(\/template\/payment\/[0-9A-Za-z]{22})/));
  await expect(guest.getByRole('heading', { level: 1, name: 'Complete your payment' })).toBeVisible();

  await test.step('who saves second chooses between both words; what only one changed is kept', async () => {
    await startEdit(theo, '5001', '+1 555 0111');
    await startEdit(page, '7001', '+1 555 0122');
    await field(page, 'Deck').fill('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The booking is saved', { exact: true })).toBeVisible();

    await theo.getByRole('button', { name: 'Save' }).click();
    const merge = panel(theo, 'Somebody saved first');
    await expect(merge.getByRole('alert')).toBeFocused();
    await merge.getByRole('group', { name: 'Room', exact: true }).getByText('Mine: 5001').click();
    await merge.getByRole('group', { name: 'Phone', exact: true }).getByText('Theirs: +1 555 0122').click();
    await merge.getByRole('button', { name: 'Save these' }).click();
    await expect(theo.getByText('The booking is saved', { exact: true })).toBeVisible();
    await expect(panel(page, 'Room and extras')).toContainText(/Room\s*5001\s*Deck\s*7/);
    expect(await storedOf(bookingId)).toMatchObject({ room: '5001', deck: '7', phone: '+1 555 0122' });
  });

  await test.step('a companion joins at what two pay, is at the other host at once, and leaves again', async () => {
    await page.getByRole('button', { name: 'Add a companion' }).click();
    const joining = page.getByRole('dialog', { name: `Who shares the cabin with ${nameOf(ivo)}?` });
    await joining.getByLabel('Companion’s name').fill('Robin Voyager');
    await joining.getByLabel('Reason').fill('A friend joins');
    await joining.getByRole('button', { name: /^Add them for \$\d+ more$/ }).click();
    await expect(panel(theo, 'Travellers')).toContainText('Robin Voyager');
    await page.getByRole('button', { name: 'Take Robin Voyager off' }).click();
    const leaving = page.getByRole('dialog', { name: 'Take Robin Voyager off this booking?' });
    await leaving.getByLabel('Reason').fill('They cannot come');
    await leaving.getByRole('button', { name: /^Take Robin Voyager off for \$\d+ less$/ }).click();
    await expect(panel(theo, 'Travellers')).not.toContainText('Robin Voyager');
  });

  await test.step('to the waiting list: the place is free again, the guest reads so, and twice is refused', async () => {
    const { seats } = await storedOf(bookingId);
    await page.getByRole('button', { name: 'To the waiting list' }).click();
    const dialog = page.getByRole('dialog', { name: `Put ${nameOf(ivo)} on the waiting list?` });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Put on the list' }).click();
    await expect(panel(theo, 'Waiting list')).toContainText(`${nameOf(ivo)}, 1 place`);
    expect(await storedOf(bookingId)).toMatchObject({ status: 'waitlist', seats: seats - 1 });
    await guest.reload();
    await expect(guest.getByRole('heading', { level: 1, name: 'You are on the waiting list' })).toBeVisible();
    const again = await hostPost(theo.request, `bookings/${bookingId}/waitlist`);
    expect(await refusalOf(again)).toEqual({ status: 409, code: 'booking.act_not_possible' });
  });

  await test.step('back on the list, the search is there as it was left', async () => {
    await theo.getByRole('link', { name: 'All guests' }).click();
    await expect(theo.getByRole('searchbox')).toHaveValue(ivo.email);
    await expect(theo.getByLabel('Trip', { exact: true })).not.toHaveValue('all');
    await expect(theo.getByRole('row', { name: new RegExp(ivo.email) })).toContainText('Waitlist');
  });
});

interface Stored {
  room: string | null;
  deck: string | null;
  status: string;
  phone: string | null;
  seats: number;
}

async function storedOf(bookingId: string): Promise<Stored> {
  const [row] = await rowsOf<Stored>(
    `SELECT b.room_number AS room, b.deck_number AS deck, b.status, g.phone, t.seats_taken AS seats
       FROM bookings b JOIN guests g ON g.booking_id = b.id AND g.position = 1 JOIN trips t ON t.id = b.trip_id
      WHERE b.public_id = $1`,
    [bookingId],
  );
  if (!row) throw new Error('The booking has no row');
  return row;
}
