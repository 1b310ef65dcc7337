import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setServerNow } from '../../lib/time/clock';
import { aTrip } from '../../testing/bookings';
import type { Answer } from '../../testing/fakeServer';
import { aGuestTrip, BROKEN, signedIn } from '../../testing/guestArea';
import { readAgain } from '../../testing/readAgain';
import { aGuide, stockGuide } from '../../testing/tripGuide';
import { open, section } from './testing';

const NONE_OPEN: Answer = [204];
const guideOf = (guide: object) => ({ 'GET /api/guest/guide': (): Answer => [200, guide] });
const tripsOf = (...trips: object[]) => ({ 'GET /api/guest/voyages': (): Answer => [200, trips] });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const links = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  localStorage.clear();
  setServerNow('2025-08-01T12:00:00Z');
});

it('says what the trip’s guide says, in the order of its links', async () => {
  open();
  await section('Preparation timeline');
  expect(screen.getByRole('heading', { level: 1, name: 'Ready for the lagoon' })).toBeVisible();
  expect(document.title).toBe('Preparation | Gangway');
  expect(screen.getByText('What to bring for two days on an island.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'A white beach' })).toHaveAttribute('fetchpriority', 'high');
  expect(links()).toEqual([
    ['Timeline', '#timeline'],
    ['Documents', '#documents'],
    ['Packing list', '#packing'],
    ['Physical preparation', '#fitness'],
    ['Weather', '#weather'],
    ['Resources', '#resources'],
  ]);
  for (const [, href] of links()) expect(document.querySelector(href!)).toBeVisible();
  expect(await section('Physical preparation')).toHaveTextContent(
    'Swim a little before we go.Under waterBreathe slowly.',
  );
  expect(screen.getByRole('img', { name: 'The pool' })).toBeVisible();
  expect(await section('Weather and climate')).toHaveTextContent(
    'Warm, with showers that pass.By day88 °F31 °CThe wind comes in the evening.',
  );
  const resources = await section('Helpful resources');
  expect(resources).toHaveTextContent('Shells are no money.');
  expect(within(resources).getByRole('link', { name: /^The ferry/ })).toHaveAttribute(
    'href',
    'https://island.example/ferry',
  );
  // Of their own trip, whatever is on sale.
  expect(within(resources).getByRole('link', { name: 'Ship details' })).toHaveAttribute(
    'href',
    '/guest/ship',
  );
});

it('dates every step from the day of departure and marks the next one', async () => {
  open();
  const steps = within(await section('Preparation timeline')).getAllByRole('listitem');
  const dated = steps.filter((step) => /^\d weeks? before/.test(step.firstChild?.textContent ?? ''));
  expect(dated.map((step) => step.textContent)).toEqual([
    '6 weeks beforeby Jul 25pastLearn to diveFind a pool.Find a teacher.',
    '4 weeks beforeNextby Aug 8in 7 daysBook the ferryTake the early one.',
    '2 weeks beforeby Aug 22in 21 daysTell us how you arriveWrite a line.',
    '1 week beforeby Aug 29in 28 daysPackTake little.',
  ]);
});

it('names the documents with their days, and then those of the trip', async () => {
  open();
  const documents = await section('Required documents');
  expect(documents).toHaveTextContent('Passport, valid 6+ months');
  expect(documents).toHaveTextContent('Valid until March 8, 2026 or later, the original');
  expect(documents).toHaveTextContent('2 weeks before departure, by August 22, 2025.');
  const names = within(documents).getAllByRole('heading', { level: 3 });
  expect(names.at(-1)).toHaveTextContent('Diving license');
  expect(names).toHaveLength(5);
});

it.each([
  [0, 'Passport, valid on the last day of the trip', 'Valid until September 8, 2025 or later'],
  [1, 'Passport, valid 1+ month', 'Valid until October 8, 2025 or later'],
])('asks for a passport that is valid so many months after the trip: %d', async (months, title, until) => {
  open(guideOf(aGuide({ passportMonths: months })));
  const documents = await section('Required documents');
  expect(documents).toHaveTextContent(title);
  expect(documents).toHaveTextContent(until);
});

it('names no place and no weather for a trip of which nobody has written the guide', async () => {
  open(guideOf(stockGuide()));
  const weather = await section('Weather and climate');
  expect(weather).not.toHaveTextContent(/\d/);
  expect(weather.querySelector('dl')).toBeNull();
  expect(await section('Preparation timeline')).toHaveTextContent('Book your way to the port');
  expect(await section('Complete packing list')).toHaveTextContent('Two sets of swimwear');
  expect(headings()).toHaveLength(6);
  expect(document.body).not.toHaveTextContent(/Ensenada|Baja|Mexic|Pacific|peso|September|Iceland/);
  expect(screen.queryByText('Good to know ashore')).toBeNull();
  expect(screen.queryByText('Elsewhere')).toBeNull();
});

it('leaves out what the guide says nothing of, and the links to it', async () => {
  const nothing = { steps: [], packing: [], fitness: [], weather: [], weatherNotes: [], documents: [] };
  open(guideOf(aGuide({ ...nothing, fitnessLead: '', weatherLead: '', ashore: [], links: [] })));
  await section('Required documents');
  expect(headings()).toEqual(['Required documents', 'Helpful resources']);
  expect(links().map(([name]) => name)).toEqual(['Documents', 'Resources']);
  expect(within(await section('Helpful resources')).getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

it('says that the guide did not load, and shows it when it does', async () => {
  let guide: Answer = BROKEN;
  open({ 'GET /api/guest/guide': () => guide });
  expect(await screen.findByText('It broke.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Preparation' })).toBeVisible();
  guide = [200, aGuide()];
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await section('Complete packing list')).toBeVisible();
});

it('says that the dates did not load, and shows the rest all the same', async () => {
  open({ 'GET /api/guest/voyages': () => BROKEN });
  expect(await screen.findByText(/dates of your trip did not load/)).toBeVisible();
  expect(await section('Complete packing list')).toBeVisible();
});

it('keeps the dates that were read when they cannot be read again', async () => {
  let trips: Answer = [200, [aGuestTrip()]];
  const queryClient = open({ 'GET /api/guest/voyages': () => trips });
  await section('Preparation timeline');
  trips = BROKEN;
  await readAgain(queryClient);
  expect(await section('Preparation timeline')).toHaveTextContent('by Aug 8');
  expect(screen.queryByText(/dates of your trip did not load/)).toBeNull();
});

it('tells what to do and to bring before the dates of the trip are set', async () => {
  open(tripsOf(aGuestTrip({ startDate: null, endDate: null, sailing: null, daysUntil: null })));
  expect(await screen.findByText('The dates of your trip are not set yet.')).toBeVisible();
  const timeline = await section('Preparation timeline');
  expect(timeline).toHaveTextContent('Counted back from the day we sail.');
  expect(timeline).toHaveTextContent('4 weeks beforeBook the ferry');
  const documents = await section('Required documents');
  expect(documents).toHaveTextContent('Valid for 6 months after the trip, the original');
  expect(documents).toHaveTextContent('2 weeks before departure.');
  expect(await section('Complete packing list')).toBeVisible();
});

it('counts from the days of the trip that the guide is of', async () => {
  const other = aGuestTrip({ id: 2, startDate: '2026-01-01', endDate: '2026-01-04' });
  open(tripsOf(other, aGuestTrip()));
  expect(await section('Preparation timeline')).toHaveTextContent('Counted back from Sep 5');
});

it.each<[string, Answer, string]>([
  ['of the trip on sale', [200, { ...aTrip(), now: '2025-08-01T12:00:00Z' }], 'Counted back from Sep 5'],
  [
    'of no day while another trip is on sale',
    [200, { ...aTrip({ id: 2 }), now: '2025-08-01T12:00:00Z' }],
    'from the day we sail',
  ],
  ['of no day while none is on sale', NONE_OPEN, 'from the day we sail'],
])('counts for a host from the days %s', async (_, sold, words) => {
  const me = signedIn({ role: 'host', isPaid: false });
  open({ 'GET /api/auth/me': () => me, ...tripsOf(), 'GET /api/trips/current': () => sold });
  expect(await section('Preparation timeline')).toHaveTextContent(words);
  expect(await section('Complete packing list')).toBeVisible();
  const isDated = words.endsWith('5');
  expect(screen.queryAllByText('The dates of this trip stand here as soon as it is on sale.')).toHaveLength(
    isDated ? 0 : 1,
  );
});

it('stands behind the gate for who has not paid', async () => {
  open({ 'GET /api/auth/me': () => signedIn({ isPaid: false }) });
  expect(await screen.findByRole('heading', { name: 'Premium Access Required' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
