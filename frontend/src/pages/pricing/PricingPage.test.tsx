import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContextType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../api/queryClient';
import { HeadSink, type PageHead } from '../../ui/pageHead';
import { fakeServer } from './fakeServer';
import PricingPage from './PricingPage';

function openPricing(address = '/template/pricing', onHead: ContextType<typeof HeadSink> = null) {
  return render(
    <HeadSink value={onHead}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <PricingPage />
        </MemoryRouter>
      </QueryClientProvider>
    </HeadSink>,
  );
}

const card = (name: string) => screen.findByRole('article', { name });

beforeEach(() => fakeServer());

it('starts with double occupancy: the price a person, the old one, and the figures of the quote', async () => {
  openPricing();
  const inside = await card('Inside Cabin');
  expect(screen.getByRole('radio', { name: /Double/ })).toBeChecked();
  expect(inside).toHaveTextContent('$650');
  expect(inside).toHaveTextContent('was $722');
  expect(inside).toHaveTextContent('per person for 2');
  expect(await within(inside).findByText('$728')).toBeInTheDocument();
  for (const figure of ['$1,456', '$364', '$1,383', '+$84 per person for an Ocean View']) {
    expect(inside).toHaveTextContent(figure);
  }
});

it('changes prices and texts to single occupancy, taxes included as on the form for one, and tells it once', async () => {
  openPricing();
  const inside = await card('Inside Cabin');
  expect(screen.queryByText(/Prices per person/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Single/ }));
  expect(inside).toHaveTextContent('$850');
  expect(inside).toHaveTextContent('per person for 1');
  expect(await within(inside).findAllByText('$850')).toHaveLength(3);
  expect(inside).not.toHaveTextContent('$952');
  expect(screen.getByText(/Prices per person for 1: Inside Cabin \$850/)).toBeInTheDocument();
});

it('says what is off each price in the price, and once of all of them', async () => {
  openPricing();
  expect(await card('Balcony')).toHaveTextContent('10% off already in this price');
  expect(screen.getByText(/The 10% off the list price is already in the prices above/)).toBeInTheDocument();
});

it('says nothing of a saving in a price that has none, for one or for two', async () => {
  fakeServer({ cabin: { singleSavingPercent: 0 } });
  openPricing();
  const inside = await card('Inside Cabin');
  expect(inside).toHaveTextContent('10% off already in this price');
  await userEvent.click(screen.getByRole('radio', { name: /Single/ }));
  expect(await within(inside).findByText('per person for 1')).toBeInTheDocument();
  expect(inside).not.toHaveTextContent('already in this price');
});

it('claims no list price, no insurance and no dearer cabin where there is none', async () => {
  fakeServer({ cabin: { doubleSavingPercent: 0, singleSavingPercent: 0 }, trip: { insuranceCents: 0 } });
  openPricing();
  const balcony = await card('Balcony');
  await within(balcony).findByText('$1,008');
  expect(balcony).not.toHaveTextContent(/per person for an?|largest/);
  expect(screen.queryByText(/list price|struck-out/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Travel insurance' })).toBeNull();
});

it('keeps the occupancy in the address', async () => {
  openPricing('/template/pricing?occupancy=single');
  expect(await card('Balcony')).toHaveTextContent('$1,375');
});

it('books with cabin, price and occupancy in the address', async () => {
  openPricing();
  const link = within(await card('Inside Cabin')).getByRole('link', { name: 'Book Now' });
  expect(link).toHaveAttribute(
    'href',
    '/template/guest-info?cabin=Inside%20Cabin&price=650&occupancy=Double',
  );
});

it('shows who travels alone the way to the form for one', async () => {
  openPricing();
  await card('Inside Cabin');
  expect(screen.getByRole('link', { name: 'Book for one traveller' })).toHaveAttribute(
    'href',
    '/template/register',
  );
});

it('marks the most popular cabin and no other', async () => {
  openPricing();
  expect(await card('Ocean View')).toHaveTextContent('Most Popular');
  expect(await card('Balcony')).not.toHaveTextContent('Most Popular');
});

it('says so and offers Retry when the cabins do not load', async () => {
  fakeServer({ fails: true });
  openPricing();
  expect(await screen.findByText(/cabins did not load/)).toBeInTheDocument();
  fakeServer();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Inside Cabin')).toBeInTheDocument();
});

it('tells search engines the cabins by the names that the trip gave them', async () => {
  const told: (PageHead | undefined)[] = [];
  fakeServer({ cabin: { name: 'Berth' } });
  openPricing('/template/pricing', (head) => told.push(head));
  await screen.findAllByRole('article', { name: 'Berth' });
  expect(told.at(-1)?.description).toMatch(/^Berth, Berth and Berth for one or two/);
});

it.each([
  [false, /The group chat opens once the booking is paid in full/],
  [true, /The group chat opens with it, and stays open while every part is paid by its day/],
])('answers what a deposit opens (the guests’ pages: %s)', async (opensWithDeposit, answer) => {
  fakeServer({ site: { opensWithDeposit } });
  openPricing();
  expect(await screen.findByText(answer)).toBeInTheDocument();
});

it('calls every sample of a review one', async () => {
  openPricing();
  await card('Inside Cabin');
  expect(screen.getAllByText('Sample review')).toHaveLength(3);
  const reviews = screen.getByRole('region', { name: 'Sample traveller reviews' });
  expect(reviews).toHaveTextContent('4.9 out of 5 from 10 sample reviews.');
  expect(reviews).not.toHaveTextContent(/pictures (are )?of (this|the) trip/);
});

it('says of reviews that travellers wrote who that was, and calls none a sample', async () => {
  const told = { package: 'Balcony', rating: 4, tripYear: 2025, isSample: false };
  const reviews = [
    { ...told, id: 1, name: 'Alicia B.', location: 'Tucson, Arizona', comment: 'We danced.' },
    { ...told, id: 2, name: 'Cher', location: '', comment: 'We danced.' },
  ];
  fakeServer({ trip: { reviews, rating: { average: 4, count: 2, isSample: false } } });
  openPricing();
  await card('Inside Cabin');
  const part = screen.getByRole('region', { name: 'Traveller reviews' });
  expect(part).toHaveTextContent('4 out of 5 from 2 travellers.');
  expect(part).not.toHaveTextContent(/sample/i);
  expect(part).toHaveTextContent('The pictures beside their words are not theirs.');
  const written = within(part).getAllByRole('figure');
  expect(written[0]).toHaveTextContent('Alicia B., Tucson, Arizona. Balcony, sailed in 2025.');
  expect(written[1]).toHaveTextContent(/We danced\.Cher\. Balcony, sailed in 2025\.$/);
});

it('says that booking is closed while no trip is on sale, and offers no cabin', async () => {
  globalThis.fetch = async () => new Response(null, { status: 204 });
  openPricing();
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking is closed' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Book/ })).toBeNull();
  expect(screen.queryByText(/Pay in full/)).toBeNull();
});

it('says that everybody without a code pays the prices shown', async () => {
  openPricing();
  expect(await screen.findByText(/^Without a code everybody pays the prices above/)).toBeVisible();
});

/** By their text: the names that jsdom computes have blanks around the elements in them. */
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('offers the deposit of today, in the parts that are left', async () => {
  openPricing();
  const inside = await card('Inside Cabin');
  expect(await within(inside).findByText('Deposit today')).toBeVisible();
  await waitFor(() => expect(headings()).toContain('Deposit: 25% today'));
  expect(screen.getByText('two parts')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hold your place with a deposit today.' })).toBeVisible();
});

it('says that more than the deposit is paid first, once a part is due', async () => {
  fakeServer({ partsLeft: 1 });
  openPricing();
  const inside = await card('Inside Cabin');
  expect(await within(inside).findByText('First payment today')).toBeVisible();
  expect(inside).toHaveTextContent('$1,092');
  await waitFor(() => expect(headings()).toContain('First payment: 75% today'));
  expect(screen.getByText('one part')).toBeVisible();
});

it('speaks of no deposit once every part is due', async () => {
  fakeServer({ partsLeft: 0 });
  openPricing();
  const inside = await card('Inside Cabin');
  expect(await within(inside).findByText('Paid in full today')).toBeVisible();
  expect(inside).not.toHaveTextContent(/deposit|first payment/i);
  expect(await screen.findByRole('heading', { name: 'Hold your place today.' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pay when you book' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Deposit|First payment/ })).toBeNull();
  expect(screen.queryByText('What if I pay only the deposit?')).toBeNull();
});
