import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { aGuestProfile, aGuestTrip, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import GuestDashboardPage from './GuestDashboardPage';

const REASON = 'The ship has to go into the yard';
const CALLED_OFF = { isCalledOff: true, isOpen: false, calledOffReason: REASON };

async function open(changes: Parameters<typeof aGuestTrip>[0]) {
  const trip = aGuestTrip(changes);
  fakeServer({
    'GET /api/auth/me': () => signedIn({ isPaid: false, place: 'called_off' }),
    'GET /api/guest/trips': () => [200, [trip, aGuestTrip({ ...changes, id: 2, title: 'The second trip' })]],
    'GET /api/guest/profile': () => [200, aGuestProfile({ paymentStatus: 'partial' })],
  });
  renderPage(<GuestDashboardPage />, '/guest/dashboard');
  return screen.findByRole('region', { name: 'Ensenada Group Cruise' });
}

it('says of a trip that is called off why, and that all that was paid goes back', async () => {
  const card = await open({ ...CALLED_OFF, status: 'cancelled', endedWithTrip: true });
  expect(card).toHaveTextContent('Called off');
  expect(card).toHaveTextContent('This trip was called off. All that was paid for it goes back.');
  expect(card).toHaveTextContent(REASON);
  expect(card).not.toHaveTextContent('Cancelled');
  expect(screen.getByRole('link', { name: 'Payments and receipts' })).toHaveAttribute(
    'href',
    '/guest/payment/Bbcdefghijklmnopqrstu2',
  );
  expect(within(card).getByRole('link', { name: 'Write to the trip host' })).toHaveAttribute(
    'href',
    '/contact?trip=1',
  );
});

it('promises nothing to whose booking was cancelled before the trip was called off', async () => {
  expect(await open({ ...CALLED_OFF, status: 'cancelled' })).toHaveTextContent(
    'This booking was cancelled, and the trip was called off after that.',
  );
});

it.each<[string, Parameters<typeof aGuestTrip>[0]]>([
  ['is called off, and whose turn has not come', { ...CALLED_OFF, status: 'confirmed' }],
  ['is called off', { ...CALLED_OFF, status: 'cancelled', endedWithTrip: true }],
  ['goes on without who has cancelled', { status: 'cancelled', isOpen: false }],
])('neither counts the days to a trip nor asks for anything when it %s', async (_, changes) => {
  await open(changes);
  expect(await screen.findByText('Standard, Inside Cabin')).toBeVisible();
  expect(screen.queryByText('95 days')).toBeNull();
  expect(screen.queryByText(/travellers so far/)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show The second trip' })).toBeNull();
  const links = ['Complete Payment', 'View Itinerary', 'View Chat', /^Group Chat/];
  for (const name of links) expect(screen.queryByRole('link', { name })).toBeNull();
});
