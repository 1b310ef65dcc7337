import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostMe } from '../../api/host/hostMe';
import { fakeServer } from '../../testing/fakeServer';
import { aHostedTrip, NAMES_OF_NAMESAKES, NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { ImportDialog } from './ImportDialog';

const aTrip = (tripId: number, title: string, status: HostMe['trips'][number]['status']) =>
  aHostedTrip({ tripId, title, status, cabins: [{ type: 'inside', name: 'Quiet Cabin', isSold: true }] });
const check = {
  headings: ['Name', 'Email'],
  columns: { name: 0, email: 1 },
  filled: [1, 1],
  problems: [],
  duplicates: [],
  renamed: [],
  first: [],
  bookings: 1,
  travellers: 1,
  placesLeft: 1,
  badLines: '',
  letter: null,
};

it('adds to the trip that is shown, which is none that is over', async () => {
  const seen = fakeServer({
    'GET /api/host/me': () => [
      200,
      { trips: [aTrip(1, 'Baltic', 'completed'), aTrip(2, 'Hawaii', 'active')], mayApproveHosts: true },
    ],
    'POST /api/host/guests/import/check': () => [200, check],
    'POST /api/host/guests/import': () => [200, { added: 1, waitlisted: 0, duplicates: 0, problems: 0 }],
  });
  const close = jest.fn();
  renderPage(<ImportDialog trip={1} onClose={close} />, '/host/dashboard?tab=guests&trip=1');
  expect(await screen.findByRole('option', { name: 'Hawaii' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Baltic' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Or paste its lines'), 'Name,Email\nIvy,ivy@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 booking' }));
  expect(await screen.findByText('1 booking added')).toBeVisible();
  const sent = seen.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body);
  expect(sent).toMatchObject([{ tripId: 2 }, { tripId: 2 }]);
  expect(close).toHaveBeenCalledTimes(1);
});

it('tells a trip from its copy, also when only one of them can be chosen', async () => {
  const trips = NAMESAKES.map((trip) => (trip.tripId === 1 ? { ...trip, status: 'completed' } : trip));
  fakeServer({ 'GET /api/host/me': () => [200, { trips, mayApproveHosts: true }] });
  renderPage(<ImportDialog trip={1} onClose={jest.fn()} />, '/host/dashboard?tab=guests&trip=1');
  const choice = screen.getByLabelText('Trip');
  await waitFor(() => expect(choice).toHaveDisplayValue(NAMES_OF_NAMESAKES[1] ?? ''));
});

it('says beside the lines what the server says of them, until they are changed', async () => {
  fakeServer({
    'GET /api/host/me': () => [200, { trips: [aTrip(2, 'Hawaii', 'active')], mayApproveHosts: true }],
    'POST /api/host/guests/import/check': () => [
      422,
      {
        statusCode: 422,
        code: 'request.invalid',
        message: 'Some values need another look.',
        fields: { text: 'A file may have 200,000 characters; split it' },
      },
    ],
  });
  renderPage(<ImportDialog trip={2} onClose={jest.fn()} />, '/host/dashboard?tab=guests&trip=2');
  const lines = screen.getByLabelText('Or paste its lines');
  await userEvent.type(lines, 'Name,Email');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(lines).toHaveAccessibleDescription(/200,000 characters; split it/));
  expect(screen.queryByText('Some values need another look.')).toBeNull();
  await userEvent.type(lines, ' ');
  expect(lines).toHaveAccessibleDescription('');
});

it('names the columns that would be left out, imports the good lines, and keeps the bad ones to be mended', async () => {
  const text = 'Name,Email,Diet\nIvy,ivy@example.com,none\nMax,,vegan';
  const seen = fakeServer({
    'GET /api/host/me': () => [200, { trips: [aTrip(2, 'Hawaii', 'active')], mayApproveHosts: true }],
    'POST /api/host/guests/import/check': () => [
      200,
      {
        ...check,
        headings: ['Name', 'Email', 'Diet'],
        filled: [2, 1, 2],
        problems: [{ line: 3, sentence: 'There is no valid email address' }],
        first: [
          {
            name: 'Ivy Chen',
            email: 'ivy@example.com',
            phone: null,
            cabinType: 'inside',
            occupancy: 'double',
            paymentType: 'full',
            companion: { name: 'Eli Chen' },
          },
        ],
        renamed: [{ line: 2, name: 'Ivy Chen' }],
        badLines: '\uFEFFName,Email,Diet\r\nMax,,vegan\r\n',
        letter: { to: 'ivy@example.com', subject: 'Your place on Hawaii', text: 'Hello Ivy' },
      },
    ],
    'POST /api/host/guests/import': () => [200, { added: 1, waitlisted: 0, duplicates: 0, problems: 1 }],
  });
  const close = jest.fn();
  renderPage(<ImportDialog trip={2} onClose={close} />, '/host/dashboard?tab=guests&trip=2');
  const lines = screen.getByLabelText('Or paste its lines');
  await userEvent.click(lines);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Diet: 2 lines say something')).toBeInTheDocument();
  expect(screen.getByText('Line 3: There is no valid email address')).toBeInTheDocument();
  expect(
    screen.getByText('Ivy Chen, with Eli Chen, ivy@example.com, Quiet Cabin, double, full payment'),
  ).toBeInTheDocument();
  expect(screen.getByText('Line 2: Ivy Chen')).toBeInTheDocument();
  expect(screen.getByText('Hello Ivy')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Import the good booking' }));
  await waitFor(() => expect(lines).toHaveValue('Name,Email,Diet\nMax,,vegan\n'));
  expect(seen.find(({ route }) => route.endsWith('/import'))?.body).toMatchObject({ onlyGood: true, text });
  expect(close).not.toHaveBeenCalled();
});

it('asks for the columns of a file whose headings nobody knows', async () => {
  fakeServer({
    'GET /api/host/me': () => [200, { trips: [aTrip(2, 'Hawaii', 'active')], mayApproveHosts: true }],
    'POST /api/host/guests/import/check': (body) => [
      200,
      (body as { columns?: object }).columns
        ? { ...check, headings: ['Wer', 'Wohin'], columns: { name: 0, email: 1 } }
        : {
            ...check,
            headings: ['Wer', 'Wohin'],
            columns: { name: 0 },
            problems: [{ line: 1, sentence: 'No column is known for the email: choose it' }],
            bookings: 0,
            travellers: 0,
          },
    ],
  });
  renderPage(<ImportDialog trip={2} onClose={jest.fn()} />, '/host/dashboard?tab=guests&trip=2');
  await userEvent.type(screen.getByLabelText('Or paste its lines'), 'Wer,Wohin\nIvy,ivy@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('No column is known for the email: choose it below.')).toBeVisible();
  expect(screen.queryByText(/would be made/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Email'), 'Wohin');
  expect(await screen.findByText('1 booking for 1 traveller')).toBeVisible();
});

it('lets the host choose the letters of a file that does not name them', async () => {
  fakeServer({
    'GET /api/host/me': () => [200, { trips: [aTrip(2, 'Hawaii', 'active')], mayApproveHosts: true }],
  });
  renderPage(<ImportDialog trip={2} onClose={jest.fn()} />, '/host/dashboard?tab=guests&trip=2');
  const lines = screen.getByLabelText('Or paste its lines');
  // jsdom's files do not tell their bytes.
  const bytes = { arrayBuffer: () => Promise.resolve(Uint8Array.of(0x53, 0xf8).buffer) };
  await userEvent.upload(screen.getByLabelText('CSV file'), Object.assign(new File(['x'], 'a.csv'), bytes));
  await waitFor(() => expect(lines).toHaveValue('Sø'));
  await userEvent.selectOptions(screen.getByLabelText('Letters of the file'), 'Central European');
  expect(lines).toHaveValue('Sř');
  await userEvent.type(lines, '!');
  expect(screen.queryByLabelText('Letters of the file')).toBeNull();
});

it('imports what was looked at: what is changed meanwhile asks for another look, and is not lost', async () => {
  const answer = { found: () => {}, written: () => {} };
  const seen = fakeServer({
    'GET /api/host/me': () => [200, { trips: [aTrip(2, 'Hawaii', 'active')], mayApproveHosts: true }],
    'POST /api/host/guests/import/check': () =>
      new Promise((resolve) => (answer.found = () => resolve([200, check]))),
    'POST /api/host/guests/import': () =>
      new Promise((resolve) => {
        const done = { added: 1, waitlisted: 0, duplicates: 0, problems: 0 };
        answer.written = () => resolve([200, done]);
      }),
  });
  const close = jest.fn();
  renderPage(<ImportDialog trip={2} onClose={close} />, '/host/dashboard?tab=guests&trip=2');
  const lines = screen.getByLabelText('Or paste its lines');
  const asked = (route: string) => seen.filter((request) => request.route.endsWith(route));
  await userEvent.type(lines, 'Name,Email');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(asked('/import/check')).toHaveLength(1));
  await userEvent.type(lines, 's');
  answer.found();
  expect(await screen.findByRole('button', { name: 'Check' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(asked('/import/check')).toHaveLength(2));
  answer.found();
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 booking' }));
  expect(await screen.findByRole('button', { name: 'Importing...' })).toHaveFocus();
  await waitFor(() => expect(asked('/import')).toHaveLength(1));
  await userEvent.type(lines, '!');
  answer.written();
  expect(await screen.findByText('1 booking added')).toBeVisible();
  expect(lines).toHaveValue('Name,Emails!');
  expect(close).not.toHaveBeenCalled();
});
