import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { MailDraft, SentMail } from '../../api/host/hostMails';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aHostedTrip } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { CommunicationsDesk } from './CommunicationsDesk';

const DESK = '/host/dashboard?tab=communications';
const TRIPS = [aHostedTrip({ tripId: 1 }), aHostedTrip({ tripId: 2, title: 'Hawaii' })];
const TALK = { lines: [], muted: [], messagesToday: 0, messagesWeek: 0, unread: 0, openReports: 0 };
const ADA = { id: 'ada', name: 'Ada', email: 'ada@example.com', cabinType: 'balcony', status: 'confirmed' };
const previewOf = (body: unknown): Answer => {
  const { guests } = (body as MailDraft).segment;
  const recipients = guests.length ? [ADA] : [ADA, { ...ADA, id: 'ben', name: 'Ben' }];
  return [200, { list: 'l', recipients, refusing: [], unknown: [], letter: null, leftToday: 9 }];
};

// The desk's own ways to a trip and to a message stay on its page, and ask nothing.
beforeEach(() => history.replaceState(null, '', DESK));
afterEach(() => history.replaceState(null, '', '/'));

let seen: ReturnType<typeof fakeServer> = [];

/** The desk with a way to each trip and to a message for Ada, who is on the first. */
function draw(send: (body: SentMail) => Answer | Promise<Answer> = () => [500], address = `${DESK}&trip=1`) {
  seen = fakeServer({
    'GET /api/host/me': () => [200, { trips: TRIPS }],
    'GET /api/host/communications': () => [200, { ...TALK, mailsSent: 0, mailsQueued: 0, mailsFailed: 0 }],
    'GET /api/host/reports': () => [200, []],
    'GET /api/host/messages': () => [200, []],
    'GET /api/host/communications/guests': () => [200, [{ id: 'ada', name: 'Ada', tripId: 1 }]],
    'POST /api/host/trips/1/messages/preview': previewOf,
    'POST /api/host/trips/2/messages/preview': previewOf,
    'POST /api/host/trips/1/messages': (body) => send(body as SentMail),
    'POST /api/host/messages/m1/cancel': () => [200, { id: 'm1' }],
  });
  renderPage(
    <>
      <Link to={`${DESK}&trip=1`}>To Ensenada</Link>
      <Link to={`${DESK}&trip=2`}>To Hawaii</Link>
      <Link to={`${DESK}&trip=1&to=ada`}>Message Ada</Link>
      <CommunicationsDesk />
    </>,
    address,
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const panel = () => within(screen.getByRole('region', { name: 'Write to guests' }));
const subject = () => screen.findByLabelText('Subject');
const body = () => screen.findByLabelText('Message');
/** Writes a letter, and waits until the server is asked how it reads. */
const write = async (words: [subject: string, body: string]) => {
  fireEvent.change(await subject(), { target: { value: words[0] } });
  fireEvent.change(await body(), { target: { value: words[1] } });
  const asked = () => seen.findLast(({ route }) => route.endsWith('/preview'))?.body as MailDraft;
  await waitFor(() => expect([asked().subject, asked().body]).toEqual(words));
};
const isAskedOnLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Presses "Send" and says yes; the server answers when the test lets it. */
async function send() {
  const button = panel().getByRole('button', { name: /^Send to \d/ });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: /^Send to \d+$/ });
  await waitFor(() => expect(confirm).toBeEnabled());
  await userEvent.click(confirm);
}

function slowly(): { answer: () => Promise<Answer>; tell: () => void } {
  let tell = (): void => undefined;
  const sent = new Promise<Answer>((resolve) => {
    tell = () => resolve([200, { id: 'm1', subject: 'Hats', recipients: 2 }]);
  });
  return { answer: () => sent, tell: () => tell() };
}

it('keeps a letter while another trip is chosen, and asks before the page is left', async () => {
  draw();
  await subject();
  expect(isAskedOnLeaving()).toBe(false);
  await write(['Hats', 'Bring one.']);
  await follow('To Hawaii');
  await waitFor(async () => expect(await subject()).toHaveValue(''));
  expect(isAskedOnLeaving()).toBe(true);
  await follow('To Ensenada');
  await waitFor(async () => expect(await body()).toHaveValue('Bring one.'));
  expect(await subject()).toHaveValue('Hats');
  await write(['', '']);
  expect(isAskedOnLeaving()).toBe(false);
});

it('keeps a letter when "Message" is pressed on a guest, and names its readers anew', async () => {
  draw();
  await write(['Hats', 'Bring one.']);
  await follow('Message Ada');
  expect(await screen.findByText('1 person gets it')).toBeVisible();
  expect(await subject()).toHaveValue('Hats');
});

it('keeps what is typed while a letter is sent, and empties the rest', async () => {
  const { answer, tell } = slowly();
  draw(answer);
  await write(['Hats', 'Bring one.']);
  await send();
  const field = await body();
  await userEvent.type(field, ' And a scarf.');
  tell();
  expect(await screen.findByText('"Hats" is on its way to 2 people.')).toBeVisible();
  expect(field).toHaveValue('Bring one. And a scarf.');
  expect(await subject()).toHaveValue('');
  expect(field).toHaveFocus();
});

it('empties the letter of a trip that is not chosen any more when it is sent', async () => {
  const { answer, tell } = slowly();
  draw(answer);
  await write(['Hats', 'Bring one.']);
  await send();
  await follow('To Hawaii');
  tell();
  const reads = () => seen.filter(({ route }) => route === 'GET /api/host/messages').length;
  await waitFor(() => expect(reads()).toBe(3));
  await follow('To Ensenada');
  await waitFor(async () => expect(await subject()).toHaveValue(''));
  expect(isAskedOnLeaving()).toBe(false);
});

it('sends what failed once, also after a look at another trip', async () => {
  draw(() => [503, { statusCode: 503, code: 'server.not_ready', message: 'Not now.' }]);
  await write(['Hats', 'Bring one.']);
  await send();
  expect(await screen.findByText('Not now.')).toBeVisible();
  await follow('To Hawaii');
  await follow('To Ensenada');
  await waitFor(async () => expect(await subject()).toHaveValue('Hats'));
  await send();
  const keys = () => seen.filter(({ route }) => route.endsWith('/1/messages')).map(({ key }) => key);
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(1);
});

it('gives a letter back that is called back', async () => {
  draw(() => [200, { id: 'm1', subject: 'Hats', recipients: 2 }]);
  await write(['Hats', 'Bring one.']);
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Called back: nobody gets it.')).toBeVisible();
  expect(await subject()).toHaveValue('Hats');
});

it('leaves the next letter alone when the one before is called back, and says where that is', async () => {
  draw(() => [200, { id: 'm1', subject: 'Hats', recipients: 2 }]);
  await write(['Hats', 'Bring one.']);
  await send();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await write(['Dinner', 'At eight.']);
  await userEvent.click(undo);
  expect(await screen.findByText(/^Called back: nobody gets it\. .*"Mails to guests"/)).toBeVisible();
  expect(await subject()).toHaveValue('Dinner');
  expect(await body()).toHaveValue('At eight.');
});

it('is addressed to whom the address names again once a letter to them has gone', async () => {
  draw(() => [200, { id: 'm1', subject: 'Hats', recipients: 1 }], `${DESK}&trip=1&to=ada`);
  await write(['Hats', 'Bring one.']);
  await send();
  await screen.findByRole('button', { name: 'Undo' });
  expect(panel().getByText('1 person gets it')).toBeVisible();
});
