import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import ItineraryPage from './ItineraryPage';

const TRIP = {
  id: 1,
  title: 'A Trip',
  destination: 'Somewhere',
  startDate: '2026-02-27',
  endDate: '2026-03-02',
  departsAt: '2026-02-28T00:30:00.000Z',
  timeZone: 'America/Los_Angeles',
  departureTime: '16:30',
  zoneLabel: 'PT',
  now: '2025-06-02T15:00:00.000Z',
};

function open() {
  fakeServer({ 'GET /api/trips/current': () => [200, TRIP] });
  renderPage(<ItineraryPage />, '/template/itinerary');
}
const day = (number: number) => screen.getByRole('region', { name: new RegExp(`^Day ${number}`) });
const line = (name: string) => screen.getByText(name, { selector: 'strong' }).closest('li') as HTMLLIElement;
const button = (name: string) => screen.getByRole('button', { name });

it('dates three days from the first day of the trip', async () => {
  open();
  await within(day(1)).findByText('Fri, Feb 27');
  expect(day(2)).toHaveTextContent('Sat, Feb 28');
  expect(day(3)).toHaveTextContent('Sun, Mar 1');
  expect(screen.getByText('A Trip, February 27 - March 2, 2026')).toBeInTheDocument();
});

it('gives every activity a time that machines read as an instant', async () => {
  open();
  await within(day(1)).findByText('Fri, Feb 27');
  expect(within(line('Boarding opens')).getByText('12:00 PM PT')).toHaveAttribute(
    'datetime',
    '2026-02-27T12:00',
  );
  expect(within(line('Sail-away and the first set')).getByText('4:30 PM PT')).toHaveAttribute(
    'datetime',
    '2026-02-27T16:30',
  );
});

it('names the date of what happens after midnight', async () => {
  open();
  await within(day(1)).findByText('Fri, Feb 27');
  expect(line('Stars over the wake')).toHaveTextContent('12:30 AM PT Sun, Mar 1');
  expect(line('Deck party')).not.toHaveTextContent('Sun, Mar 1');
});

it('leads from the day’s link to the day, and takes the keyboard along', async () => {
  const scrollIntoView = jest.fn<void, []>();
  Element.prototype.scrollIntoView = scrollIntoView;
  open();
  const days = screen.getByRole('navigation', { name: 'Days' });
  const second = within(days).getByRole('link', { name: /Day 2/ });
  expect(second).toHaveAttribute('href', '/template/itinerary#day-2');
  await userEvent.click(second);
  expect(scrollIntoView.mock.contexts).toContain(day(2));
  expect(within(day(2)).getByRole('heading', { level: 2 })).toHaveFocus();
});

it('leads to the preparation guide and to the prices', () => {
  open();
  expect(screen.getByRole('link', { name: 'Preparation guide' })).toHaveAttribute(
    'href',
    '/template/preparation',
  );
  expect(screen.getByRole('link', { name: 'See cabins & prices' })).toHaveAttribute(
    'href',
    '/template/pricing',
  );
});

it('still tells the plan when the trip does not load, and offers Retry', async () => {
  fakeServer({ 'GET /api/trips/current': () => [500] });
  renderPage(<ItineraryPage />, '/template/itinerary');
  await screen.findByRole('alert');
  expect(line('Boarding opens')).toBeInTheDocument();
  fakeServer({ 'GET /api/trips/current': () => [200, TRIP] });
  await userEvent.click(button('Retry'));
  expect(await within(day(1)).findByText('Fri, Feb 27')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells the plan without dates while no trip is on sale, and offers no cabin', async () => {
  fakeServer({ 'GET /api/trips/current': () => [404, { statusCode: 404, code: 'trip.none_open' }] });
  renderPage(<ItineraryPage />, '/template/itinerary');
  expect(await screen.findByText(/No trip is on sale right now/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByText(/did not load/)).toBeNull();
  expect(within(line('Boarding opens')).getByText('12:00 PM')).toHaveAttribute('datetime', '12:00');
  expect(line('Sail-away and the first set')).toHaveTextContent('At departure');
  expect(screen.queryByRole('link', { name: /cabins/i })).toBeNull();
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
});
