import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTrip } from './testing';

it('leads to what visitors and guests see, and says how that stands', async () => {
  openTrip(0);
  const part = await screen.findByRole('region', { name: 'What visitors and guests see' });
  const entries = await within(part).findAllByRole('listitem');
  const [front, plan, ship, cabins, guide, group, questions, waiver] = entries;
  await waitFor(() => expect(plan).toHaveTextContent(/^Day-by-day plan 2 days, saved Jan 2, /));
  await waitFor(() => expect(front).toHaveTextContent(/^Home page Not written yet$/));
  await waitFor(() => expect(ship).toHaveTextContent(/^Ship's page The site's own, true of any cruise$/));
  await waitFor(() =>
    expect(cabins).toHaveTextContent(/^Pictures of the cabins Two of each kind, saved Jan 1, /),
  );
  await waitFor(() => expect(guide).toHaveTextContent(/^Preparation guide 3 things to pack, saved Jan 2, /));
  await waitFor(() => expect(group).toHaveTextContent(/^Pictures of the group 2 pictures, saved Jan 1, /));
  await waitFor(() => expect(questions).toHaveTextContent(/^Questions to travellers 2 questions$/));
  await waitFor(() => expect(waiver).toHaveTextContent(/^Waiver Its own words, since Mon, Jun 2, 2025$/));
  await userEvent.click(within(part).getByText('Preparation guide'));
  expect(await screen.findByText('You are at /host/trips/1/guide')).toBeVisible();
});

it('has nobody counted for the line of the waiver', async () => {
  openTrip(0);
  const fetched = jest.spyOn(globalThis, 'fetch');
  expect(await screen.findByText(/^Its own words, since/)).toBeVisible();
  const addresses = fetched.mock.calls.map(([asked]) =>
    asked instanceof Request ? asked.url : String(asked),
  );
  const ofWaiver = addresses.filter((address) => address.includes('/waiver'));
  expect(ofWaiver).toEqual([expect.stringMatching(/\/trips\/1\/waiver\?tally=none$/)]);
});

it.each([true, false])(
  'leads its hosts to its pages before it is opened (its owner: %s)',
  async (isOwner) => {
    openTrip(0, undefined, { isOnSale: false, isOwner });
    const way = await screen.findByRole('link', { name: 'See its pages as visitors will' });
    expect(way).toHaveAttribute('href', '/trips/1');
  },
);

it.each([{ isOnSale: true }, { isOnSale: false, isCalledOff: true }])(
  'offers no preview of what everybody sees, or of what is called off: %o',
  async (changes) => {
    openTrip(0, undefined, changes);
    expect(await screen.findByRole('button', { name: 'Duplicate' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See its pages as visitors will' })).toBeNull();
  },
);

it.each([
  ['2025-03-10', 1],
  ['2999-03-10', 0],
])('shows what guests wrote of it once it is over: last day %s', async (endDate, panels) => {
  openTrip(2, undefined, { startDate: '2025-03-07', endDate });
  expect(await screen.findByRole('region', { name: 'What visitors and guests see' })).toBeVisible();
  expect(screen.queryAllByRole('region', { name: 'Reviews' })).toHaveLength(panels);
});
