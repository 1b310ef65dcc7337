import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { anActivity, aPlan, unplanned } from '../../testing/tripPages';
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

const NONE_OPEN: Answer = [204];

function serve({ trip = [200, TRIP] as Answer, plan = [200, aPlan()] as Answer | Promise<never> } = {}) {
  return fakeServer({ 'GET /api/trips/current': () => trip, 'GET /api/trips/current/plan': () => plan });
}
function open(answers: Parameters<typeof serve>[0] = {}) {
  const asked = serve(answers);
  renderPage(<ItineraryPage />, '/template/itinerary');
  return asked;
}
const day = (number: number) => screen.getByRole('region', { name: new RegExp(`^Day ${number}`) });
const line = (name: string) => screen.getByText(name, { selector: 'strong' }).closest('li') as HTMLLIElement;
const dated = async () => screen.findByText('Fri, Feb 27', { selector: 'h2 *' });
const button = (name: string) => screen.getByRole('button', { name });

it('dates the days of the plan from the first day of the trip', async () => {
  open();
  expect(await dated()).toBeInTheDocument();
  expect(day(2)).toHaveTextContent('Sat, Feb 28');
  expect(screen.getByRole('heading', { level: 1, name: 'Two days, hour by hour' })).toBeInTheDocument();
  expect(screen.getByText('A Trip, February 27 - March 2, 2026')).toBeInTheDocument();
  expect(screen.getByText('The plan is the same for everybody.')).toBeInTheDocument();
});

it('gives every activity a time that machines read as an instant', async () => {
  open();
  await dated();
  expect(within(line('Boarding opens')).getByText('12:00 PM PT')).toHaveAttribute(
    'datetime',
    '2026-02-27T12:00',
  );
  expect(within(line('Sail-away')).getByText('4:30 PM PT')).toHaveAttribute('datetime', '2026-02-27T16:30');
});

it('names the date of what happens after midnight', async () => {
  open();
  await dated();
  expect(line('Stars over the wake')).toHaveTextContent('12:30 AM PT Sun, Mar 1');
  expect(line('Deck party')).not.toHaveTextContent('Sun, Mar 1');
});

it('leads from the day’s link to the day, and takes the keyboard along', async () => {
  const scrollIntoView = jest.fn<void, []>();
  Element.prototype.scrollIntoView = scrollIntoView;
  open();
  const days = await screen.findByRole('navigation', { name: 'Days' });
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

it('tells of another trip what is planned there', async () => {
  const night = anActivity({ key: 'night', name: 'A night in Nassau', place: 'Pier' });
  const [first] = aPlan().days;
  open({
    trip: [200, { ...TRIP, id: 9, destination: 'Nassau' }],
    plan: [200, aPlan({ tripId: 9, days: [{ ...first!, activities: [night] }], moments: [] })],
  });
  expect(await screen.findByText('A night in Nassau')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'One day, hour by hour' })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/Ensenada|Bufadora/);
  expect(screen.queryByRole('heading', { name: 'What you will talk about afterwards' })).toBeNull();
});

it('shows no plan of another trip, and asks for both again', async () => {
  // Another trip went on sale between the two answers.
  const trips = [TRIP, { ...TRIP, id: 9, title: 'The next trip' }];
  const asked = fakeServer({
    'GET /api/trips/current': () => [200, trips.shift()],
    'GET /api/trips/current/plan': () => [200, aPlan({ tripId: 9 })],
  });
  renderPage(<ItineraryPage />, '/template/itinerary');
  expect(await screen.findByText(/^The next trip,/)).toBeInTheDocument();
  expect(await screen.findByText('Boarding opens')).toBeInTheDocument();
  expect(asked.map(({ route }) => route).toSorted()).toEqual([
    'GET /api/trips/current',
    'GET /api/trips/current',
    'GET /api/trips/current/plan',
    'GET /api/trips/current/plan',
  ]);
});

it('says that the hours are not planned yet, and keeps the rest', async () => {
  open({ plan: [200, unplanned()] });
  expect(await screen.findByText(/The hours of this trip are not planned yet/)).toBeInTheDocument();
  expect(await screen.findByText(/We sail on Friday at 4:30 PM PT for Somewhere/)).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Days' })).toBeNull();
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'What you will talk about afterwards' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See cabins & prices' })).toBeInTheDocument();
  expect(screen.queryByText('The plan is the same for everybody.')).toBeNull();
});

it('waits for a plan that is on its way', async () => {
  open({ plan: new Promise<never>(() => undefined) });
  expect(await screen.findByText(/^A Trip,/)).toBeInTheDocument();
  expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(screen.queryByText(/not planned yet/)).toBeNull();
});

it.each<[string, Parameters<typeof serve>[0], RegExp]>([
  ['the plan', { plan: [500] }, /The plan of the trip did not load/],
  ['either', { trip: [500], plan: [500] }, /The dates and times of the trip did not load/],
])('says so when %s does not load, and offers Retry', async (_, answers, sentence) => {
  open(answers);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  serve();
  await userEvent.click(button('Retry'));
  expect(await dated()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('still tells the plan when the trip does not load, and offers Retry', async () => {
  open({ trip: [500] });
  expect(await screen.findByRole('alert')).toHaveTextContent(/dates and times/);
  await screen.findByText('Boarding opens');
  expect(within(line('Boarding opens')).getByText('12:00 PM')).toHaveAttribute('datetime', '12:00');
  expect(line('Sail-away')).toHaveTextContent('At departure');
  serve();
  await userEvent.click(button('Retry'));
  expect(await dated()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells no days while no trip is on sale, promises none, and offers no cabin', async () => {
  open({ trip: NONE_OPEN, plan: NONE_OPEN });
  expect(await screen.findByText(/No trip is on sale right now/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByText(/did not load|what happens on our trips|not planned yet/)).toBeNull();
  expect(screen.queryByRole('region', { name: /^Day/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /cabins/i })).toBeNull();
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
});
