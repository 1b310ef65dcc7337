import { screen } from '@testing-library/react';
import type { Delivery, HostMail } from '../../api/host/hostMails';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { MailDetails } from './MailDetails';

const mail = {
  id: 'm1',
  subject: 'Hats',
  body: 'Bring one.',
  status: 'sent',
  timeZone: 'America/Los_Angeles',
  queued: 0,
} as HostMail;
const aDelivery = (changes: Partial<Delivery>): Delivery => ({
  id: 'B-1',
  name: 'Nina Okafor',
  email: 'nina@example.com',
  state: 'sent',
  reason: null,
  attempts: 1,
  resends: 0,
  at: null,
  ...changes,
});
const left = { id: null, name: null, email: null } as const;

function open(deliveries: Delivery[]) {
  fakeServer({ 'GET /api/host/messages/m1': () => [200, { ...mail, deliveries }] });
  renderPage(<MailDetails mail={mail} />, '/');
}

it('counts who was taken off their booking, and says nothing of who they were', async () => {
  open([aDelivery({}), aDelivery(left), aDelivery({ ...left, state: 'failed' })]);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByText('A traveller who left')).toHaveLength(2);
  expect(screen.getAllByText('Taken off their booking')).toHaveLength(2);
  // Nobody is there to send it to again.
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
});

it('is sent again to those it missed', async () => {
  open([aDelivery({ state: 'failed' }), aDelivery({ ...left, state: 'failed' })]);
  expect(await screen.findByRole('button', { name: 'Send again to 1 it missed...' })).toBeVisible();
});
