import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostDocument } from '../../api/host/hostDocuments';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { isOff } from '../../testing/isOff';
import { renderPage } from '../../testing/renderPage';
import { ReviewPaper } from './ReviewPaper';

const paper: HostDocument = {
  id: 'd'.repeat(22),
  kind: 'passport',
  status: 'pending',
  mediaType: 'application/pdf',
  size: 9,
  handedInAt: '2025-06-02T12:00:00.000Z',
  reason: null,
};
const ROUTE = `POST /api/host/bookings/booking/documents/${paper.id}/file`;

async function open(answer: Answer, reason = 'Check for the port') {
  const seen = fakeServer({ [ROUTE]: () => answer });
  renderPage(<ReviewPaper bookingId="booking" document={paper} name="Lucas Moreau" />, '/host/dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Open the passport copy of Lucas Moreau' }));
  if (reason) await userEvent.type(screen.getByLabelText('Reason'), reason);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return seen;
}

it.each([
  [403, 'host.right_missing', 'The owner of this trip has not given you the right to this.'],
  [404, 'document.not_found', 'This document could not be found.'],
  [422, 'request.invalid', 'Give a reason'],
  [429, 'request.too_many', 'Too many attempts. Please try again in 40 seconds.'],
])('says in a sentence why a paper is not opened: %s %s', async (statusCode, code, message) => {
  await open([statusCode, { statusCode, code, message }]);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Reason')).toHaveValue('Check for the port');
  expect(isOff(screen.getByRole('button', { name: 'Open' }))).toBe(false);
});

it('asks nobody without a reason', async () => {
  const seen = await open([200], '');
  expect(screen.getByText('Give a reason of a few words')).toBeVisible();
  expect(seen).toEqual([]);
});

it('sends the reason with the request, beside its address', async () => {
  const seen = await open([404, { statusCode: 404, code: 'document.not_found', message: 'Not found.' }]);
  await screen.findByRole('alert');
  expect(seen).toEqual([{ route: ROUTE, body: { reason: 'Check for the port' } }]);
});
