import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrip } from '../../testing/bookings';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import ContactPage from './ContactPage';

const ABOUT = 'Which trip is it about?';
const VOYAGES = 'GET /api/guest/voyages';
const WRITE = 'POST /api/contact';
const NIGHT = aGuestTrip({ id: 4, title: 'Night Cruise' });

/** Opens the page for somebody who is on these trips, the first of which is meant; answers what was sent. */
function open(voyages: object[], { address = '/contact', more = {} } = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/trips/current': () => [200, aTrip()],
    'GET /api/trips': () => [200, [aTrip()]],
    [VOYAGES]: () => [200, voyages],
    [WRITE]: () => [204],
    ...more,
  });
  renderPage(<ContactPage />, address);
  return () => seen.filter(({ route }) => route === WRITE).map(({ body }) => body);
}

const about = () => screen.getByLabelText(ABOUT);
const startsWith = (value: string) => waitFor(() => expect(about()).toHaveValue(value));
async function send(): Promise<void> {
  await userEvent.click(screen.getByLabelText('Message'));
  await userEvent.paste('Is there a piano?');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
}
const isSent = () => screen.findByRole('heading', { name: 'Your message is on its way' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('starts with the trip that is meant, and sends the one that is chosen', async () => {
  const sent = open([NIGHT, aGuestTrip()]);
  await startsWith('trip-4');
  expect(within(about()).getAllByRole('option')).toHaveLength(2);
  await userEvent.selectOptions(about(), 'Ensenada Group Cruise');
  await send();
  await isSent();
  expect(sent()).toMatchObject([{ tripId: 1, name: 'Nina Okafor', message: 'Is there a piano?' }]);
});

it('sends the trip that is meant where none is chosen', async () => {
  const sent = open([NIGHT, aGuestTrip()]);
  await startsWith('trip-4');
  await send();
  await isSent();
  expect(sent()).toMatchObject([{ tripId: 4 }]);
});

it('starts with the trip from whose page one comes, be it the one on sale and none of theirs', async () => {
  const sent = open([NIGHT], { address: '/contact?trip=1' });
  await startsWith('trip-1');
  expect(screen.getByRole('option', { name: 'Another trip: Sunset Sessions at Sea' })).toBeInTheDocument();
  await send();
  await isSent();
  expect(sent()).toMatchObject([{ tripId: 1 }]);
});

it('asks for no trip, and names none, where there is one alone', async () => {
  const voyages = jest.fn((): Answer => [200, [aGuestTrip()]]);
  const sent = open([], { more: { [VOYAGES]: voyages } });
  await waitFor(() => expect(voyages).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Nina Okafor'));
  await send();
  await isSent();
  expect(screen.queryByLabelText(ABOUT)).toBeNull();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).not.toHaveProperty('tripId');
});

it('says at the trip that it cannot be written about any more', async () => {
  const fields = { tripId: 'Choose which trip it is about' };
  const refused = (): Answer => [422, { code: 'request.invalid', message: 'No.', fields }];
  open([NIGHT], { address: '/contact?trip=1', more: { [WRITE]: refused } });
  await startsWith('trip-1');
  await send();
  expect(await screen.findAllByText(fields.tripId)).toHaveLength(2);
  expect(about()).toBeInvalid();
});

it('says who organises the trip that is chosen, and nothing of one that names nobody', async () => {
  const organiser = { name: 'Lantern Tours', address: '1 Quay Street', registration: 'CST 12' };
  open([NIGHT, aGuestTrip({ organiser })]);
  await startsWith('trip-4');
  expect(screen.queryByText(/organised/)).toBeNull();
  await userEvent.selectOptions(about(), 'Ensenada Group Cruise');
  expect(screen.getByText('The trip is organised by Lantern Tours, 1 Quay Street. CST 12.')).toBeVisible();
  await userEvent.selectOptions(about(), 'Night Cruise');
  expect(screen.queryByText(/organised/)).toBeNull();
});

it('says who organises the one trip that there is, where there is nothing to choose', async () => {
  const organiser = { name: 'Lantern Tours', address: '', registration: '' };
  open([], { more: { 'GET /api/trips': (): Answer => [200, [aTrip({ organiser })]] } });
  expect(await screen.findByText('The trip is organised by Lantern Tours.')).toBeVisible();
  expect(screen.queryByLabelText(ABOUT)).toBeNull();
});

describe('while it is not known yet which trips are theirs', () => {
  /** Opens the page; what is returned lets the answer come. */
  async function openEarly() {
    let come = () => {};
    const late = new Promise<Answer>((resolve) => {
      come = () => resolve([200, [NIGHT]]);
    });
    const onSale = [aTrip(), aTrip({ id: 4, title: 'Night Cruise' }), aTrip({ id: 5, title: 'Day Cruise' })];
    const more = { [VOYAGES]: () => late, 'GET /api/trips': (): Answer => [200, onSale] };
    const sent = open([], { more });
    await screen.findByLabelText(ABOUT);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Nina Okafor'));
    const known = async () => {
      come();
      await screen.findByRole('option', { name: 'Another trip: Sunset Sessions at Sea' });
    };
    return { sent, known };
  }

  it('follows to the one that is meant, whatever is typed before', async () => {
    const { sent, known } = await openEarly();
    await userEvent.type(screen.getByLabelText('Message'), 'Hi. ');
    await known();
    await startsWith('trip-4');
    await send();
    await isSent();
    expect(sent()).toMatchObject([{ tripId: 4 }]);
  });

  it('leaves what is chosen by hand, also the one that it started with', async () => {
    const { known } = await openEarly();
    await userEvent.selectOptions(about(), 'Day Cruise');
    await userEvent.selectOptions(about(), 'Sunset Sessions at Sea');
    await known();
    await startsWith('trip-1');
    expect(about()).toHaveValue('trip-1');
  });
});
