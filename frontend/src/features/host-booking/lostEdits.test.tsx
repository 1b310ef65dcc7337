import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostBooking } from '../../api/host/hostBooking';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { anAnsweredBooking } from '../../testing/hostAnswers';
import { aHostBooking } from '../../testing/hostBooking';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { EditPanel } from './EditPanel';

/** Opens the form over a booking that stands otherwise by now; what is saved is refused once. */
function open(booking: HostBooking, now: HostBooking, refusal: Answer) {
  const path = `/api/host/bookings/${booking.id}`;
  const refusals = [refusal];
  const seen = fakeServer({
    'GET /api/host/me': () => [200, { trips: [aHostedTrip()], mayApproveHosts: false }],
    [`GET ${path}`]: () => [200, now],
    [`PATCH ${path}`]: () => refusals.pop() ?? [200, now],
  });
  const close = jest.fn();
  renderPage(<EditPanel booking={booking} onClose={close} />, '/');
  const sent = () => seen.filter(({ route }) => route === `PATCH ${path}`).map(({ body }) => body);
  return { sent, close };
}

const save = async () => {
  await userEvent.type(screen.getByLabelText('Why do the details change?'), 'They wrote');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};
const refused = (code: string, fields?: Record<string, string>): Answer => [
  fields ? 422 : 409,
  { statusCode: fields ? 422 : 409, code, message: 'Look again.', ...(fields && { fields }) },
];

it('writes nothing that was typed about a companion over who has their place by now, and says so', async () => {
  const booking = aHostBooking();
  const [nina, daniel] = booking.travellers;
  const kim = { ...daniel!, guestId: 77, name: 'Kim Other', firstName: 'Kim', lastName: 'Other' };
  const now = { ...booking, version: 4, travellers: [nina!, kim] };
  const { sent, close } = open(booking, now, refused('details.changed'));
  const person = within(await screen.findByRole('group', { name: 'Daniel Okafor' }));
  await userEvent.type(person.getByLabelText('Special requests'), 'A cot');
  await userEvent.type(screen.getByLabelText('Deck'), '9');
  await save();
  expect(
    await screen.findByText(
      'Daniel Okafor is not on this booking any more: what you typed about them is not kept.',
    ),
  ).toBeVisible();
  const next = within(screen.getByRole('group', { name: 'Kim Other' }));
  expect(next.getByLabelText('Special requests')).toHaveValue('');
  expect(sent()).toHaveLength(1);
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]).toMatchObject({ travellers: [{ position: 2, guestId: 42, specialRequests: 'A cot' }] });
  expect(sent()[1]).toEqual({ version: 4, deckNumber: '9' });
});

it('drops the answer to a question that went while it was typed, says so, and can be saved then', async () => {
  const booking = anAnsweredBooking();
  const now = aHostBooking();
  const problem = 'This is not asked any more. Reload the page and look again';
  const { sent } = open(booking, now, refused('request.invalid', { 'travellers.0.answers.0.text': problem }));
  await userEvent.type(await screen.findByLabelText('Flight'), 'UA 1');
  await userEvent.type(screen.getByLabelText('Room'), '7');
  await save();
  expect(
    await screen.findByText('Flight: this is not asked any more, and what you typed is not kept.'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Flight')).not.toBeInTheDocument();
  expect(screen.queryByText(problem)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ version: 3, roomNumber: '40127' });
});

it('says what is wrong also where it has no field', async () => {
  const booking = aHostBooking();
  open(booking, booking, refused('request.invalid', { 'travellers.0.position': 'Nobody travels there' }));
  await screen.findByRole('group', { name: 'Daniel Okafor' });
  await userEvent.type(screen.getByLabelText('Deck'), '9');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Nobody travels there')).toBeVisible();
});
