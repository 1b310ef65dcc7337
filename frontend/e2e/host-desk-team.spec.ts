import type { APIRequestContext, Page } from '@playwright/test';
import { rowsOf } from './support/database';
import { hostPost, refusalOf } from './support/host-api';
import { askToHost, enterAs, openMailTo, PASSWORD, signIn } from './support/people';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

const TRIP = '/host/trips/1';

const hosts = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Hosts of this trip' }).getByRole('listitem').filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** @param login tells several of the same name apart. */
async function handOver(owner: Page, name: string, login: string) {
  await hosts(owner, login)
    .getByRole('button', { name: `Make ${name} the owner` })
    .click();
  const dialog = owner.getByRole('dialog', { name: new RegExp(`over to ${name}\\?`) });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog).toBeHidden();
}

const codesOf = async (api: APIRequestContext, ...paths: string[]) =>
  Promise.all(paths.map(async (path) => (await api.get(`/api/host/${path}`)).status()));

test('who asks to be a host is approved, helps with separate rights, and is gone at once', async ({
  page,
  anotherBrowser,
}) => {
  const [ravi, theo] = [await anotherBrowser(), await anotherBrowser()];
  await enterAs(page, 'marisol');
  await page.goto('/host/trips');
  const requests = page.getByRole('list', { name: 'People who asked to be hosts' });
  await expect(requests).toBeVisible();
  const { name, username, email } = await askToHost(ravi.request);
  const request = requests.getByRole('listitem').filter({ hasText: email });

  await test.step('the request is there without a reload, and only for who owns a trip', async () => {
    await expect(request).toContainText('Waits');
    await enterAs(theo, 'theo');
    await theo.goto('/host/trips');
    await expect(
      theo.getByRole('region', { name: 'Trips' }).or(theo.getByRole('table')).first(),
    ).toBeVisible();
    await expect(theo.getByRole('list', { name: 'People who asked to be hosts' })).toBeHidden();
  });

  await test.step('approved, they are a host from their next login on, of no trip', async () => {
    await request.getByRole('button', { name: `Approve ${name}` }).click();
    await page
      .getByRole('dialog', { name: `Make ${name} a host?` })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(request).toContainText('Approved');
    await ravi.goto('/login');
    await signIn(ravi, { username, password: PASSWORD });
    await expect(ravi).toHaveURL(/\/host\/dashboard/);
    await expect(ravi.getByText('You host no trip yet.')).toBeVisible();
    expect(await codesOf(ravi.request, 'trips/1', 'overview?trip=1')).toEqual([404, 404]);
  });

  await test.step('added with the right to money: their window has its tab, and the server holds the others', async () => {
    await theo.goto(TRIP);
    await page.goto(TRIP);
    const form = page.getByRole('group', { name: 'What the new co-host may do' });
    await page.getByLabel('Add a co-host').fill(username);
    await form.getByLabel('Money').check();
    await page.getByRole('button', { name: 'Add co-host' }).click();
    await expect(hosts(page, username)).toBeVisible();
    await expect(hosts(theo, username)).toBeVisible();
    await expect(ravi.getByText('You host no trip yet.')).toBeHidden();
    await expect(tab(ravi, 'Documents')).toBeHidden();
    await expect(tab(ravi, 'Communications')).toBeHidden();
    await tab(ravi, 'Payments').click();
    await expect(ravi.getByLabel('Search payments')).toBeVisible();
    expect(await codesOf(ravi.request, 'payments?trip=1', 'documents?trip=1', 'messages?trip=1')).toEqual([
      200, 403, 403,
    ]);
  });

  await test.step('other rights: the open tab closes, another opens', async () => {
    await hosts(page, username).getByLabel('Money').click();
    await expect(hosts(page, username).getByLabel('Money')).not.toBeChecked();
    await expect(ravi.getByText('None of the owners of your trips has given you the right')).toBeVisible();
    await expect(ravi.getByLabel('Search payments')).toBeHidden();
    await hosts(page, username).getByLabel('Documents').click();
    await expect(hosts(page, username).getByLabel('Documents')).toBeChecked();
    await tab(ravi, 'Documents').click();
    await expect(ravi.getByRole('region', { name: 'To review' })).toBeVisible();
    expect(await codesOf(ravi.request, 'payments?trip=1', 'documents?trip=1')).toEqual([403, 200]);
    await tab(ravi, 'Overview').click();
    await expect(ravi.getByText('Total guests')).toBeVisible();
    await expect(ravi.getByText('Total revenue')).toBeHidden();
    await tab(ravi, 'Guests').click();
    await expect(ravi.getByText(/^Amounts are shown to hosts who have the right/)).toBeVisible();
    await expect(ravi.getByRole('tabpanel', { name: 'Guests' })).not.toContainText('$');
    await ravi.getByRole('link', { name: 'Edit Priya' }).click();
    const money = ravi.getByRole('region', { name: 'Money' });
    await expect(money).toContainText('Amounts are shown to hosts who have the right');
    await expect(ravi.locator('main')).not.toContainText('$');
    await ravi.goBack();
    await tab(ravi, 'Documents').click();
  });

  await test.step('a co-host gives rights to nobody', async () => {
    const rights = { money: true, documents: true, messages: true };
    const reply = await hostPost(theo.request, 'trips/1/hosts', { login: username, ...rights });
    expect(await refusalOf(reply)).toEqual({ status: 403, code: 'host.owner_only' });
    await expect(theo.getByLabel('Add a co-host')).toBeHidden();
  });

  await test.step('handed over: their open page is the owner’s at once, and they hand it back', async () => {
    await ravi.goto(TRIP);
    await expect(hosts(ravi, username)).toBeVisible();
    await expect(ravi.getByLabel('Add a co-host')).toBeHidden();
    await handOver(page, name, username);
    await expect(ravi.getByLabel('Add a co-host')).toBeVisible();
    await expect(ravi.getByLabel('Title', { exact: true })).toBeVisible();
    await expect(hosts(page, username)).toContainText('Owner');
    await expect(page.getByLabel('Add a co-host')).toBeHidden();
    await handOver(ravi, 'Marisol Vega', 'marisol');
    await expect(page.getByLabel('Add a co-host')).toBeVisible();
    await expect(hosts(page, username).getByLabel('Money')).toBeChecked();
    const mails = await rowsOf<{ kind: string }>(
      `SELECT m.kind FROM mails m JOIN users u ON u.email = m.recipient
        WHERE u.username = $1 AND m.kind LIKE 'trip%' ORDER BY m.id`,
      [username],
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['trip_received', 'trip_handed_over']);
    await ravi.goto('/host/dashboard?tab=documents');
  });

  await test.step('removed: their window shows nothing of the trip any more', async () => {
    await hosts(page, username)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
    const dialog = page.getByRole('dialog', { name: `Remove ${name}?` });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(hosts(page, username)).toBeHidden();
    await expect(hosts(theo, username)).toBeHidden();
    await expect(ravi.getByText('Nobody travels yet.')).toBeVisible();
    await tab(ravi, 'Overview').click();
    await expect(ravi.getByText('You host no trip yet.')).toBeVisible();
    await expect(ravi.getByRole('tabpanel', { name: 'Overview' }).locator('dl')).toContainText(
      /Total trips\s*0/,
    );
    expect(await codesOf(ravi.request, 'trips/1', 'documents?trip=1')).toEqual([404, 404]);
    const rows = await rowsOf<{ action: string }>(
      `SELECT a.action FROM activity_log a JOIN users u ON u.id = (a.details->>'personId')::int
        WHERE u.username = $1 ORDER BY a.id`,
      [username],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'host.approved',
      'cohost.added',
      'cohost.changed',
      'cohost.changed',
      'trip.handed_over',
      'cohost.removed',
    ]);
  });
});

test('who asks to be a host and is declined stays a guest, reads why, and cannot be approved after all', async ({
  page,
  anotherBrowser,
}) => {
  const [dina, secondWindow] = [await anotherBrowser(), await anotherBrowser()];
  const { name, username, email } = await askToHost(dina.request, 'Dina');
  const requestOn = (owner: Page) =>
    owner
      .getByRole('list', { name: 'People who asked to be hosts' })
      .getByRole('listitem')
      .filter({ hasText: email });
  for (const owner of [page, secondWindow]) {
    await enterAs(owner, 'marisol');
    await owner.goto('/host/trips');
    await expect(requestOn(owner)).toContainText('Waits');
  }

  await requestOn(page)
    .getByRole('button', { name: `Decline ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Decline ${name}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByText('Give a reason of a few words')).toBeVisible();
  await dialog.getByLabel('Reason').fill('We know you only as a guest so far');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toBeHidden();
  for (const owner of [page, secondWindow]) {
    await expect(requestOn(owner)).toContainText(/Declined.*by Marisol Vega/);
    await expect(requestOn(owner).getByRole('button')).toHaveCount(0);
  }

  await dina.goto('/login');
  await signIn(dina, { username, password: PASSWORD });
  await expect(dina).toHaveURL(/\/guest/);
  await dina.goto('/host/dashboard');
  await expect(dina.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await openMailTo(dina, new RegExp(`About your host account.*${email}`));
  await expect(dina.getByRole('article')).toContainText(
    'What they wrote: > We know you only as a guest so far',
  );

  const [request] = await rowsOf<{ id: number; status: string; role: string }>(
    `SELECT r.id, r.status, u.role FROM host_requests r JOIN users u ON u.id = r.user_id WHERE u.username = $1`,
    [username],
  );
  expect(request).toMatchObject({ status: 'declined', role: 'guest' });
  const again = await hostPost(page.request, `requests/${request?.id}/approve`);
  expect(await refusalOf(again)).toEqual({ status: 409, code: 'host_request.decided' });
});
