import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { HostActions } from './HostActions';

const waiting = {
  hostRequests: 2,
  waitlist: 3,
  unpaidPlaces: 4,
  owing: null,
  overdue: null,
  moneyAlerts: null,
  paymentsToConfirm: null,
  callOffsToConfirm: null,
  documents: null,
  messageReports: 1,
};
const aTrip = (rights: object) => ({
  tripId: 1,
  title: 'Ensenada Group Cruise',
  status: 'active',
  startDate: null,
  endDate: null,
  timeZone: 'UTC',
  isOnSale: true,
  isOwner: false,
  money: false,
  documents: false,
  messages: false,
  ...rights,
});
const draw = (rights: object, mayApproveHosts: boolean) => {
  fakeServer({
    'GET /api/host/me': () => [200, { trips: [aTrip(rights)], mayApproveHosts }],
    'GET /api/host/waiting': () => [200, waiting],
  });
  renderPage(<HostActions />, '/host/dashboard?tab=actions&trip=1');
};
const card = (title: string) => {
  const found = screen.getAllByRole('listitem').find((one) => within(one).queryByText(title));
  if (!found) throw new Error(`There is no card "${title}"`);
  return within(found);
};
const EVERY_ACT = [
  'Approve Guests',
  'Edit Guest Info',
  'Export Guest List',
  'Message Individual',
  'Message Group',
  'Send Payment Reminders',
  'Issue Refund',
  'Partial Credit',
  'Financial Reports',
];

it('shows no way that it takes back once the rights are known', async () => {
  let tell = (): void => undefined;
  const known = new Promise<Answer>((resolve) => {
    tell = () => resolve([200, { trips: [aTrip({ messages: true })], mayApproveHosts: false }]);
  });
  fakeServer({ 'GET /api/host/me': () => known, 'GET /api/host/waiting': () => [200, waiting] });
  renderPage(<HostActions />, '/host/dashboard?tab=actions&trip=1');
  expect(screen.queryByRole('link', { name: /^Host requests/ })).toBeNull();
  tell();
  expect(await screen.findByRole('link', { name: /^Waiting list/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Host requests/ })).toBeNull();
});

it('shows every act, how much waits, and leads on with the chosen trip', async () => {
  draw({ money: true, documents: true, messages: true }, true);
  expect(await screen.findByRole('link', { name: /^Waiting list ?3/ })).toHaveAttribute(
    'href',
    '/host/dashboard?trip=1&tab=guests&status=waitlist',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    EVERY_ACT,
  );
  expect(card('Approve Guests').getByRole('link', { name: /^Host requests ?2/ })).toHaveAttribute(
    'href',
    '/host/dashboard?trip=1&tab=actions#host-requests',
  );
  expect(card('Message Group').getByRole('link', { name: 'Open the chat' })).toHaveAttribute(
    'href',
    '/template/chat?trip=1',
  );
  expect(screen.queryByText(/gives the right to this/)).toBeNull();
});

it('offers a co-host no way that ends before a closed door, and says who opens it', async () => {
  draw({ messages: true }, false);
  expect(await screen.findByRole('link', { name: /^Waiting list ?3/ })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(EVERY_ACT.length);
  expect(await screen.findAllByText('The owner of the trip gives the right to this.')).toHaveLength(4);
  expect(card('Issue Refund').queryByRole('button')).toBeNull();
  expect(card('Financial Reports').queryByRole('link')).toBeNull();
  expect(card('Approve Guests').queryByRole('link', { name: /^Host requests/ })).toBeNull();
  expect(card('Message Individual').getByRole('button')).toBeVisible();
});

it('lets nobody be picked for a message on whose trip the host may send none', async () => {
  const guest = (id: string, tripId: number) => ({
    id,
    bookingId: id,
    name: id,
    tripId,
    tripTitle: 'A trip',
    email: `${id}@example.com`,
    status: 'confirmed',
  });
  fakeServer({
    'GET /api/host/me': () => [
      200,
      { trips: [aTrip({}), aTrip({ tripId: 2, messages: true })], mayApproveHosts: false },
    ],
    'GET /api/host/waiting': () => [200, waiting],
    'GET /api/host/guests': () => [200, { guests: [guest('Dana', 1), guest('Eli', 2)], total: 2 }],
  });
  renderPage(<HostActions />, '/host/dashboard?tab=actions');
  await userEvent.click(await screen.findByRole('button', { name: 'Message Individual: choose a guest' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('button', { name: /^Eli/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Dana/ })).toBeNull();
});
