import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setServerNow } from '../../lib/time/clock';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, BROKEN, signedIn } from '../../testing/guestArea';
import { readAgain } from '../../testing/readAgain';
import { renderPage } from '../../testing/renderPage';
import PreparationPage from './PreparationPage';

const KEY = 'packed:7';

interface Change {
  item: string;
  isPacked: boolean;
}

/** The account's list: it takes changes over as the server does, unless it is out of reach. */
function anAccount(...packed: string[]) {
  const account = { packed, isDown: false };
  const answer = (): Answer => (account.isDown ? BROKEN : [200, { packed: account.packed }]);
  const take = (body: unknown): Answer => {
    const { changes } = body as { changes: Change[] };
    if (account.isDown) return BROKEN;
    for (const { item, isPacked } of changes) {
      account.packed = account.packed.filter((other) => other !== item);
      if (isPacked) account.packed.push(item);
    }
    return answer();
  };
  return { account, answer, take };
}

function open({ me = signedIn(), trips = [200, [aGuestTrip()]] as Answer, packing = anAccount() } = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => me,
    'GET /api/guest/trips': () => trips,
    'GET /api/guest/packing': packing.answer,
    'PUT /api/guest/packing': packing.take,
  });
  renderPage(<PreparationPage />, '/template/preparation');
  return seen;
}

const tick = async (name: RegExp) => userEvent.click(await screen.findByLabelText(name));

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
  const dated = steps.filter((step) => /^\d weeks? before/.test(step.firstChild?.textContent ?? ''));
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

it('counts what is packed and tells the account', async () => {
  const packing = anAccount('bottle');
  open({ packing });
  const list = await section('Complete packing list');
  expect(await within(list).findByText('1 of 31')).toBeVisible();
  await tick(/Sunglasses/);
  await tick(/Headphones/);
  expect(list).toHaveTextContent('3 of 31 packed');
  await tick(/Headphones/);
  await waitFor(() => expect(packing.account.packed.toSorted()).toEqual(['bottle', 'sunglasses']));
  expect(list).toHaveTextContent('2 of 31 packed');
  expect(await within(list).findByText(/Kept in your account/)).toBeVisible();
});

it('keeps ticks on the device while the account is out of reach, and tells it at the next visit', async () => {
  const packing = anAccount();
  packing.account.isDown = true;
  open({ packing });
  await tick(/Sunglasses/);
  expect(await screen.findByText(/Kept on this device for now/)).toBeVisible();
  expect(localStorage.getItem(KEY)).toContain('sunglasses');
  cleanup();

  packing.account.isDown = false;
  open({ packing });
  await waitFor(() => expect(screen.getByLabelText(/Sunglasses/)).toBeChecked());
  await waitFor(() => expect(packing.account.packed).toEqual(['sunglasses']));
});

it('marks what is essential', async () => {
  open();
  await section('Complete packing list');
  expect(screen.getByLabelText('Phone and charger Essential')).toBeInTheDocument();
  expect(screen.getByLabelText('Headphones')).toBeInTheDocument();
});

it('shows what the account knows from another device, and follows another tab', async () => {
  open({ packing: anAccount('phone') });
  await waitFor(() => expect(screen.getByLabelText(/Phone and charger/)).toBeChecked());
  act(() => {
    localStorage.setItem(KEY, '{"packed":["phone","cable"],"unsent":[]}');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(await section('Complete packing list')).toHaveTextContent(/2 of/);
});

it('says that the dates did not load, and shows the list all the same', async () => {
  open({ trips: BROKEN });
  expect(await screen.findByText(/dates of your trip did not load/)).toBeVisible();
  expect(await section('Complete packing list')).toBeVisible();
});

it('keeps the dates that were read when they cannot be read again', async () => {
  let trips: Answer = [200, [aGuestTrip()]];
  fakeServer({ 'GET /api/auth/me': () => signedIn(), 'GET /api/guest/trips': () => trips });
  const queryClient = renderPage(<PreparationPage />, '/template/preparation');
  const timeline = await section('Preparation timeline');
  trips = BROKEN;
  await readAgain(queryClient);
  expect(timeline).toBeVisible();
  expect(screen.queryByText(/dates of your trip did not load/)).toBeNull();
});

it('stands behind the gate for who has not paid', async () => {
  open({ me: signedIn({ isPaid: false }) });
  expect(await screen.findByRole('heading', { name: 'Premium Access Required' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
