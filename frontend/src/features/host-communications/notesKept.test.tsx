import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { MessageReport } from '../../api/host/hostTalk';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostedTrip } from '../../testing/hostTrips';
import { readAgain } from '../../testing/readAgain';
import { renderPage } from '../../testing/renderPage';
import { aReport } from '../../testing/reports';
import { CommunicationsDesk } from './CommunicationsDesk';

const DESK = '/host/dashboard?tab=communications';
const LATER = { startDate: '2100-05-01', endDate: '2100-05-04' };
const TRIPS = [
  aHostedTrip({ tripId: 1, ...LATER }),
  aHostedTrip({ tripId: 2, title: 'Hawaii', ...LATER }),
  aHostedTrip({ tripId: 3, title: 'Baltic', startDate: '2020-05-01', endDate: '2020-05-04' }),
];
const DOWN: Answer = [503, { statusCode: 503, code: 'x', message: 'Not now.' }];

// The desk's own ways to a trip stay on its page, and ask nothing.
beforeEach(() => history.replaceState(null, '', DESK));
afterEach(() => history.replaceState(null, '', '/'));

/** The reports that wait, of whatever trips are asked for. */
let waiting: MessageReport[] = [];
let isDown = false;

/** The desk about one trip, or the current ones, with a way to others; Jonas was reported. */
function draw(address = `${DESK}&trip=1`, report = aReport()) {
  waiting = [report];
  isDown = false;
  fakeServer({
    'GET /api/host/me': () => [200, { trips: TRIPS }],
    'GET /api/host/communications': () => DOWN,
    'GET /api/host/reports': () => (isDown ? DOWN : [200, waiting]),
    'POST /api/host/reports/7/close': () => {
      waiting = [];
      return [204];
    },
  });
  return renderPage(
    <>
      <Link to={`${DESK}&trip=1`}>To Ensenada</Link>
      <Link to={`${DESK}&trip=2`}>To Hawaii</Link>
      <Link to={`${DESK}&trip=all`}>To all</Link>
      <Link to={DESK}>To current</Link>
      <CommunicationsDesk />
    </>,
    address,
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const note = () => screen.findByLabelText('What you did');
const write = async (text: string) => fireEvent.change(await note(), { target: { value: text } });
const isNothingReported = () => screen.findByText('Nothing was reported.');
const isAskedOnLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('keeps a note while another trip is chosen, and asks before the page is left', async () => {
  draw();
  await note();
  expect(isAskedOnLeaving()).toBe(false);
  await write('Talked to both');
  waiting = [];
  await follow('To Hawaii');
  await isNothingReported();
  expect(isAskedOnLeaving()).toBe(true);
  await follow('To Ensenada');
  expect(await note()).toHaveValue('Talked to both');
  await write('');
  expect(isAskedOnLeaving()).toBe(false);
});

it('keeps each note for its own report', async () => {
  draw();
  await write('Talked to both');
  waiting = [aReport({ id: 8, tripId: 2, sender: 'Theo' })];
  await follow('To Hawaii');
  await screen.findByText('Theo', { selector: 'p strong' });
  expect(await note()).toHaveValue('');
});

it('drops a note when its report is closed', async () => {
  draw();
  await write('Talked to both');
  await userEvent.click(screen.getByRole('button', { name: 'Close report' }));
  expect(await screen.findByText(/^The report of Nina .* is closed\.$/)).toBeVisible();
  await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
});

it.each([
  ['its trip', `${DESK}&trip=1`],
  ['all trips', `${DESK}&trip=all`],
  ['the current trips', DESK],
])('drops the note of a report that waits no longer once the list of %s is read', async (_, address) => {
  const queryClient = draw(address);
  await write('Talked to both');
  waiting = [];
  await readAgain(queryClient);
  await isNothingReported();
  expect(isAskedOnLeaving()).toBe(false);
});

it('drops it when all trips are chosen after another one', async () => {
  draw();
  await write('Talked to both');
  waiting = [];
  await follow('To Hawaii');
  await isNothingReported();
  await follow('To all');
  await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
});

it('keeps a note on a trip that is over while the list of the current ones has no report', async () => {
  const queryClient = draw(`${DESK}&trip=all`, aReport({ tripId: 3 }));
  await write('Talked to both');
  waiting = [];
  await follow('To current');
  await isNothingReported();
  await readAgain(queryClient);
  expect(isAskedOnLeaving()).toBe(true);
});

it('keeps a note while the list cannot be read again', async () => {
  const queryClient = draw();
  await write('Talked to both');
  isDown = true;
  await readAgain(queryClient);
  expect(await note()).toHaveValue('Talked to both');
  expect(isAskedOnLeaving()).toBe(true);
});
