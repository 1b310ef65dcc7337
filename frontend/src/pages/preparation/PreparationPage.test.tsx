import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setServerNow } from '../../lib/clock';
import { fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, BROKEN, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { PACKING_IDS } from './packing';
import PreparationPage from './PreparationPage';

const KEY = 'packed:7';

function open({ me = signedIn(), trips = [200, [aGuestTrip()]] as readonly [number, unknown] } = {}) {
  fakeServer({ 'GET /api/auth/me': () => me, 'GET /api/guest/trips': () => trips });
  renderPage(<PreparationPage />, '/template/preparation');
}

// By text: asking a page with so many boxes for roles takes seconds.
async function section(name: string): Promise<HTMLElement> {
  const found = (await screen.findByText(name, { selector: 'h2' })).closest('section');
  if (!found) throw new Error(`"${name}" heads no section.`);
  return found;
}

beforeEach(() => {
  localStorage.clear();
  setServerNow('2025-08-01T12:00:00Z');
});

it('dates every step from the day of departure and marks the next one', async () => {
  open();
  const steps = within(await section('Preparation timeline')).getAllByRole('listitem');
  const dated = steps.filter((step) => /before/.test(step.firstChild?.textContent ?? ''));
  expect(dated.map((step) => step.textContent?.slice(0, 30))).toEqual([
    expect.stringContaining('6 weeks beforeby Jul 25'),
    expect.stringContaining('4 weeks beforeNextby Aug 8'),
    expect.stringContaining('2 weeks beforeby Aug 22'),
    expect.stringContaining('1 week beforeby Aug 29'),
  ]);
});

it('names the documents with their days', async () => {
  open();
  const documents = await section('Required documents');
  expect(documents).toHaveTextContent('Passport, valid 6+ months');
  expect(documents).toHaveTextContent('Valid until March 8, 2026 or later');
  expect(documents).toHaveTextContent('2 weeks before departure, by August 22, 2025');
});

it('counts what is packed and keeps it on the device', async () => {
  open();
  const packing = await section('Complete packing list');
  expect(packing).toHaveTextContent(`0 of ${PACKING_IDS.length} packed`);
  await userEvent.click(within(packing).getByLabelText(/Sunglasses/));
  await userEvent.click(within(packing).getByLabelText(/Headphones/));
  expect(packing).toHaveTextContent(`2 of ${PACKING_IDS.length} packed`);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '[]')).toEqual(
    expect.arrayContaining(['sunglasses', 'headphones']),
  );
  await userEvent.click(within(packing).getByLabelText(/Headphones/));
  expect(localStorage.getItem(KEY)).toBe('["sunglasses"]');
});

it('marks what is essential', async () => {
  open();
  await section('Complete packing list');
  expect(screen.getByLabelText('Phone and charger Essential')).toBeInTheDocument();
  expect(screen.getByLabelText('Headphones')).toBeInTheDocument();
});

it('finds earlier ticks, follows another tab, and ignores what it does not know', async () => {
  localStorage.setItem(KEY, '["phone","a thing of last year"]');
  open();
  const packing = await section('Complete packing list');
  expect(await within(packing).findByLabelText(/Phone and charger/)).toBeChecked();
  expect(packing).toHaveTextContent(/1 of/);
  act(() => {
    localStorage.setItem(KEY, '["phone","cable"]');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(packing).toHaveTextContent(/2 of/);
});

it('is not thrown off by a stored text that is none of ours', async () => {
  localStorage.setItem(KEY, '{"phone":');
  open();
  expect(await section('Complete packing list')).toHaveTextContent(/0 of/);
});

it('says that the dates did not load, and shows the list all the same', async () => {
  open({ trips: BROKEN as readonly [number, unknown] });
  expect(await screen.findByText(/dates of your trip did not load/)).toBeVisible();
  expect(await section('Complete packing list')).toBeVisible();
});

it('stands behind the gate for who has not paid', async () => {
  open({ me: signedIn({ isPaid: false }) });
  expect(await screen.findByRole('heading', { name: 'Premium Access Required' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
