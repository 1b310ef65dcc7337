import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { MailDraft } from '../../api/host/hostMails';
import { fakeServer } from '../../testing/fakeServer';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { ComposerPanel } from './ComposerPanel';

const aTrip = (tripId: number, title: string) => aHostedTrip({ tripId, title, isOnSale: false });

const NOBODY = { recipients: [], refusing: [], list: 'none', unknown: [], letter: null, leftToday: 2000 };
const TRIPS = [aTrip(1, 'Ensenada'), aTrip(2, 'Hawaii')];
const DESK = '/host/dashboard?tab=communications';

it('opens with the guests an address names, on their trip', async () => {
  const ids = ['A'.repeat(22), 'B'.repeat(22)];
  const [first, second] = ids;
  const seen = fakeServer({
    'GET /api/host/communications/guests': () => [
      200,
      [
        { id: first, name: 'Ada Lovelace', tripId: 2 },
        { id: second, name: 'Ben Ali', tripId: 2 },
      ],
    ],
    'POST /api/host/trips/2/messages/preview': () => [200, NOBODY],
  });
  renderPage(<ComposerPanel trips={TRIPS} chosen={null} />, `${DESK}&to=${ids.join(',')}`);
  expect(await screen.findByText('Ada Lovelace, Ben Ali')).toBeVisible();
  expect(screen.getByLabelText('Guests of')).toHaveDisplayValue('Hawaii');
  await waitFor(() => {
    const asked = seen.filter(({ route }) => route.endsWith('/preview')).map(({ body }) => body as MailDraft);
    expect(asked.at(-1)?.segment.guests).toEqual(ids);
  });
});

it('writes to no whole group while those who were picked cannot be read', async () => {
  const seen = fakeServer({
    'GET /api/host/communications/guests': () => [
      422,
      { statusCode: 422, code: 'body.invalid', message: 'No' },
    ],
  });
  renderPage(<ComposerPanel trips={TRIPS} chosen={1} />, `${DESK}&to=ada`);
  expect(await screen.findByText(/^The guests you picked could not be read/)).toBeVisible();
  expect(screen.queryByText(/whole group/)).toBeNull();
  expect(seen.some(({ route }) => route.endsWith('/preview'))).toBe(false);
});

it('says who of those that were picked is on another trip', async () => {
  const people = [
    { id: 'ada', name: 'Ada Lovelace', tripId: 2 },
    { id: 'ben', name: 'Ben Ali', tripId: 1 },
  ];
  fakeServer({
    'GET /api/host/communications/guests': () => [200, people],
    'POST /api/host/trips/1/messages/preview': () => [200, NOBODY],
    'POST /api/host/trips/2/messages/preview': () => [200, NOBODY],
  });
  renderPage(<ComposerPanel trips={TRIPS} chosen={null} />, `${DESK}&to=ada,ben`);
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(screen.getByText('1 of the 2 you picked is on other trips: a mail goes to one trip.')).toBeVisible();
});

it('leads from guests of another trip to those of this one', async () => {
  fakeServer({
    'GET /api/host/communications/guests': () => [200, [{ id: 'ada', name: 'Ada Lovelace', tripId: 2 }]],
    'POST /api/host/trips/1/messages/preview': () => [200, NOBODY],
  });
  renderPage(<ComposerPanel trips={TRIPS} chosen={1} />, `${DESK}&trip=1&to=ada`);
  expect(await screen.findByText('Nobody of those you picked is on this trip.')).toBeVisible();
  expect(screen.queryByText(/whole group/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Write to others of this trip' }));
  expect(await screen.findByText(/the whole group/)).toBeVisible();
});

/** The panel over all trips, and a way to a message for Ada, who is on the second of them. */
async function toAdaOf(first: string): Promise<void> {
  fakeServer({
    'GET /api/host/communications/guests': () => [200, [{ id: 'ada', name: 'Ada Lovelace', tripId: 2 }]],
    'POST /api/host/trips/1/messages/preview': () => [200, NOBODY],
    'POST /api/host/trips/2/messages/preview': () => [200, NOBODY],
  });
  renderPage(
    <>
      <Link to={`${DESK}&to=ada`}>Message Ada</Link>
      <ComposerPanel trips={TRIPS} chosen={null} />
    </>,
    DESK,
  );
  await userEvent.selectOptions(screen.getByLabelText('Guests of'), first);
  await userEvent.click(screen.getByRole('link', { name: 'Message Ada' }));
}

it('is about the trip of a guest who is picked after another trip was', async () => {
  await toAdaOf('Hawaii');
  await userEvent.selectOptions(screen.getByLabelText('Guests of'), 'Ensenada');
  expect(await screen.findByText('Nobody of those you picked is on this trip.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Write to others of this trip' }));
  expect(screen.getByLabelText('Guests of')).toHaveDisplayValue('Ensenada');
  await userEvent.click(screen.getByRole('link', { name: 'Message Ada' }));
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(screen.getByLabelText('Guests of')).toHaveDisplayValue('Hawaii');
});

it('means who has not answered, where the address says so', async () => {
  const seen = fakeServer({ 'POST /api/host/trips/1/messages/preview': () => [200, NOBODY] });
  renderPage(<ComposerPanel trips={TRIPS} chosen={1} />, `${DESK}&trip=1&lacks=answers`);
  expect(await screen.findByText('no answers')).toBeVisible();
  await waitFor(() => {
    const asked = seen.filter(({ route }) => route.endsWith('/preview')).map(({ body }) => body as MailDraft);
    expect(asked.at(-1)?.segment).toMatchObject({ guests: [], answers: 'missing' });
  });
});
