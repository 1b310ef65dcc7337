import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { fakeServer } from '../../testing/fakeServer';
import { aHostedTrip, NAMES_OF_NAMESAKES, NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { CommunicationsDesk } from './CommunicationsDesk';

const DESK = '/host/dashboard?tab=communications';

it('keeps an announcement while another trip is chosen, and asks before the page is left', async () => {
  history.replaceState(null, '', DESK);
  const TRIPS = [aHostedTrip({ tripId: 1 }), aHostedTrip({ tripId: 2, title: 'Hawaii' })];
  fakeServer({
    'GET /api/host/me': () => [200, { trips: TRIPS }],
    'GET /api/host/communications': () => [503, { statusCode: 503, code: 'x', message: 'Not now.' }],
    'GET /api/host/reports': () => [200, []],
  });
  renderPage(
    <>
      <Link to={`${DESK}&trip=1`}>To Ensenada</Link>
      <Link to={`${DESK}&trip=2`}>To Hawaii</Link>
      <CommunicationsDesk />
    </>,
    `${DESK}&trip=1`,
  );
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const field = () => screen.findByLabelText('Announcement');
  await userEvent.type(await field(), 'Bring a hat.');
  await userEvent.click(screen.getByRole('link', { name: 'To Hawaii' }));
  expect(await field()).toHaveValue('');
  expect(isAsked()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'To Ensenada' }));
  expect(await field()).toHaveValue('Bring a hat.');
  await userEvent.clear(await field());
  expect(isAsked()).toBe(false);
  history.replaceState(null, '', '/');
});

it('names the days of the group that is spoken to, where another has its title', async () => {
  fakeServer({
    'GET /api/host/me': () => [200, { trips: NAMESAKES }],
    'GET /api/host/communications': () => [503, { statusCode: 503, code: 'x', message: 'Not now.' }],
    'GET /api/host/reports': () => [200, []],
  });
  renderPage(<CommunicationsDesk />, DESK);
  const [, copy = ''] = NAMES_OF_NAMESAKES;
  await userEvent.selectOptions(await screen.findByLabelText('Group'), copy);
  await userEvent.type(screen.getByLabelText('Announcement'), 'Bring a hat.');
  await userEvent.click(screen.getByRole('button', { name: 'Announce...' }));
  expect(screen.getByText(`Announce this to everybody of ${copy}?`)).toBeVisible();
});
