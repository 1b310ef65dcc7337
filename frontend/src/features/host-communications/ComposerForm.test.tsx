import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MailDraft, SentMail } from '../../api/host/hostMails';
import { fakeServer } from '../../testing/fakeServer';
import { aHostedTrip, NAMES_OF_NAMESAKES, NAMESAKES } from '../../testing/hostTrips';
import { renderPage } from '../../testing/renderPage';
import { ComposerPanel } from './ComposerPanel';

const TRIP = aHostedTrip();
const person = (name: string) => ({
  id: name,
  name,
  email: `${name}@example.com`,
  cabinType: 'balcony' as const,
  status: 'confirmed' as const,
  owedCents: 0,
  isPointless: true,
});

it('asks who has handed in what for hosts alone who may see it', async () => {
  renderPage(<ComposerPanel trips={[aHostedTrip({ documents: false })]} chosen={1} />, '/host/dashboard');
  await userEvent.click(await screen.findByText('the whole group'));
  expect(screen.getByLabelText('Money')).toBeVisible();
  expect(screen.queryByLabelText('Waiver')).toBeNull();
});

it('says who gets it, sends to as many as were shown, and names the same request the same', async () => {
  let isDown = true;
  const keys: (string | null)[] = [];
  const seen = fakeServer({
    'POST /api/host/trips/1/messages/preview': (body) => {
      const draft = body as MailDraft;
      const people = draft.segment.cabins.includes('balcony')
        ? [person('Ada')]
        : [person('Ada'), person('Ben')];
      const letter = { reader: 'Ada', to: 'Ada@example.com', subject: draft.subject, text: 'Hello Ada' };
      return [
        200,
        {
          list: `list of ${people.length}`,
          recipients: people,
          refusing: [],
          unknown: [],
          letter,
          leftToday: 2000,
        },
      ];
    },
    'POST /api/host/trips/1/messages': () => {
      if (isDown)
        return [503, { statusCode: 503, code: 'server.not_ready', message: 'The database does not answer.' }];
      return [409, { statusCode: 409, code: 'mail.list_changed', message: 'It would go to 2 people now.' }];
    },
  });
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = input as Request;
    if (request.url.endsWith('/messages')) keys.push(request.headers.get('idempotency-key'));
    return answer(input, init);
  };
  renderPage(<ComposerPanel trips={[TRIP]} chosen={1} />, '/host/dashboard');
  expect(await screen.findByText('2 people get it')).toBeVisible();
  await userEvent.click(screen.getByText('the whole group'));
  await userEvent.click(screen.getByLabelText('Balcony'));
  await userEvent.type(screen.getByLabelText('Subject'), 'News');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  expect(await screen.findByText('1 person gets it')).toBeVisible();
  expect(screen.getByText(/owes nothing, and the text speaks of money/)).toBeVisible();

  const send = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Send to 1/ }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    const confirm = dialog.getByRole('button', { name: 'Send to 1', hidden: true });
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
  };
  await send();
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
  isDown = false;
  await send();
  expect(await screen.findByText('It would go to 2 people now.')).toBeVisible();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
  const sent = seen.filter(({ route }) => route.endsWith('/messages')).map(({ body }) => body as SentMail);
  expect(sent.map(({ list, sendAt, segment }) => [list, sendAt, segment.cabins])).toEqual([
    ['list of 1', null, ['balcony']],
    ['list of 1', null, ['balcony']],
  ]);
});

/** A mail that one person gets, not written yet. */
async function writesToAda(): Promise<void> {
  fakeServer({
    'POST /api/host/trips/1/messages/preview': () => [
      200,
      {
        list: 'one',
        recipients: [person('Ada')],
        refusing: ['Cleo'],
        unknown: [],
        letter: null,
        leftToday: 2000,
      },
    ],
  });
  renderPage(<ComposerPanel trips={[TRIP]} chosen={1} />, '/host/dashboard');
  expect(await screen.findByText('1 person gets it')).toBeVisible();
  expect(screen.getByText('Want no letters, and get none: Cleo')).toBeVisible();
}

it('asks before a mail is scheduled, with the day and the hour as people say them', async () => {
  await writesToAda();
  await userEvent.type(screen.getByLabelText('Subject'), 'News');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  fireEvent.change(screen.getByLabelText(/^Send later/), { target: { value: '2025-08-30T09:05' } });
  await userEvent.click(screen.getByRole('button', { name: /^Schedule to 1/ }));
  expect(screen.getByRole('dialog', { hidden: true })).toHaveTextContent(
    'goes to Ada, on Sat, Aug 30, 2025 at 9:05 AM by the clocks of the trip.',
  );
});

it('says what is still to be written before it asks whether to send', async () => {
  await writesToAda();
  await userEvent.click(screen.getByRole('button', { name: /^Send to 1/ }));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(screen.getByText('Say what it is about')).toBeVisible();
  expect(screen.getByText('Write something')).toBeVisible();
  expect(screen.getByLabelText('Subject')).toHaveFocus();
});

it('waits in the dialog until the letter shown there is the one that was written last', async () => {
  await writesToAda();
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'News' } });
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Hello' } });
  fireEvent.click(screen.getByRole('button', { name: /^Send to 1/ }));
  const confirm = screen.getByRole('button', { name: 'Send to 1', hidden: true });
  const test = screen.getByRole('button', { name: 'Send a test to myself', hidden: true });
  expect(confirm).toBeDisabled();
  expect(test).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(confirm).toBeEnabled());
  expect(test).not.toHaveAttribute('aria-disabled');
});

it('can be sent while the server is still looking how the last words read', async () => {
  await writesToAda();
  const silent = jest.fn(() => new Promise<Response>(() => undefined));
  globalThis.fetch = silent;
  await userEvent.type(screen.getByLabelText('Subject'), 'News');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
  await waitFor(() => expect(silent).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: /^Send to 1/ })).toBeEnabled();
  await userEvent.click(screen.getByLabelText('Balcony'));
  expect(screen.getByRole('button', { name: /^Send to 1/ })).toBeDisabled();
});

it('asks with the days of the trip before a mail goes, where another has its title', async () => {
  const recipients = [person('Ada'), person('Ben')];
  fakeServer({
    'POST /api/host/trips/2/messages/preview': () => [
      200,
      { list: 'two', recipients, refusing: [], unknown: [], letter: null, leftToday: 2000 },
    ],
  });
  renderPage(<ComposerPanel trips={NAMESAKES} chosen={null} />, '/host/dashboard');
  const [, copy = ''] = NAMES_OF_NAMESAKES;
  await userEvent.selectOptions(screen.getByLabelText('Guests of'), copy);
  expect(await screen.findByText('2 people get it')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'News' } });
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Hello' } });
  await userEvent.click(screen.getByRole('button', { name: /^Send to 2/ }));
  expect(screen.getByRole('dialog', { hidden: true })).toHaveTextContent(`goes to 2 people of ${copy}`);
});
