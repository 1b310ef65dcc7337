import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CoHost, Rights } from '../../api/host/hostTeam';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { CoHosts } from './CoHosts';

const aHost = (userId: number, name: string, changes: Partial<CoHost> = {}): CoHost => ({
  userId,
  name,
  username: name.toLowerCase(),
  isOwner: false,
  isYou: false,
  money: false,
  documents: false,
  messages: false,
  ...changes,
});
const owner = aHost(1, 'Marisol', {
  isOwner: true,
  isYou: true,
  money: true,
  documents: true,
  messages: true,
});
const ONE = 'PUT /api/host/trips/1/hosts/2';

/** A server that answers a tick when the test lets it. */
function draw() {
  let hosts = [owner, aHost(2, 'Theo')];
  const waiting: ((answer: Answer) => void)[] = [];
  const seen = fakeServer({
    'GET /api/host/trips/1/hosts': () => [200, hosts],
    [ONE]: () => new Promise<Answer>((answer) => waiting.push(answer)),
    'POST /api/host/trips/1/hosts/2/ownership': () => {
      hosts = hosts.map((host) => ({ ...host, isOwner: !host.isOwner }));
      return [200, hosts];
    },
  });
  const queryClient = renderPage(<CoHosts tripId={1} tripTitle="Ensenada" isOwner />, '/host/trips/1');
  const sent = () => seen.filter(({ route }) => route === ONE).map(({ body }) => body as Rights);
  return {
    seen,
    sent,
    /** As the desk does when the server tells of something new. */
    readAgain: () => act(() => queryClient.refetchQueries()),
    save: () => {
      hosts = [owner, aHost(2, 'Theo', sent().at(-1))];
      waiting.shift()?.([200, hosts]);
    },
    refuse: () =>
      waiting.shift()?.([503, { statusCode: 503, code: 'server.not_ready', message: 'Later, please.' }]),
  };
}
const isTicked = (name: string) => (box(name) as HTMLInputElement).checked;
const box = (name: string) =>
  within(screen.getByRole('group', { name: 'What Theo may do' })).getByRole('checkbox', { name });

it('shows a right as given while it is saved, and as it stands after the answer', async () => {
  const { sent, save } = draw();
  await screen.findByText('Theo');
  await userEvent.click(box('Money'));
  expect(box('Money')).toBeChecked();
  expect(sent()).toEqual([{ money: true, documents: false, messages: false }]);
  save();
  expect(await screen.findByRole('checkbox', { name: 'Money', checked: true })).toBe(box('Money'));
});

it('keeps a right as it was ticked when the list is read again while it is saved', async () => {
  const { seen, sent, save, readAgain } = draw();
  await screen.findByText('Theo');
  await userEvent.click(box('Money'));
  await userEvent.click(box('Documents'));
  const reads = () => seen.filter(({ route }) => route === 'GET /api/host/trips/1/hosts').length;
  expect(reads()).toBe(1);
  await readAgain();
  expect([reads(), isTicked('Money'), isTicked('Documents')]).toEqual([2, true, true]);
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ money: true, documents: true, messages: false });
  expect([isTicked('Money'), isTicked('Documents'), isTicked('Messages')]).toEqual([true, true, false]);
});

it('takes a right back that could not be saved, says so, and keeps what was ticked after it', async () => {
  const { sent, save, refuse } = draw();
  await screen.findByText('Theo');
  await userEvent.click(box('Money'));
  await userEvent.click(box('Documents'));
  expect([box('Money'), box('Documents')].map((one) => (one as HTMLInputElement).checked)).toEqual([
    true,
    true,
  ]);
  expect(sent()).toHaveLength(1);
  refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '“Money” of Theo stays as it was. Later, please.',
  );
  expect(box('Money')).not.toBeChecked();
  expect(box('Documents')).toBeChecked();
  expect(sent()[1]).toEqual({ money: false, documents: true, messages: false });
  save();
  await userEvent.click(box('Messages'));
  expect(box('Documents')).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent()[2]).toEqual({ money: false, documents: true, messages: true });
});

it('says what a handover means before the trip is another host’s', async () => {
  const { seen } = draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Make Theo the owner' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hand Ensenada over to Theo?' }));
  expect(dialog.getByText(/You become a co-host/)).toBeVisible();
  expect(seen.some(({ route }) => route.endsWith('ownership'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByRole('group', { name: 'What Marisol may do' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps what is typed for the next co-host while one is added', async () => {
  let answer = (): void => undefined;
  fakeServer({
    'GET /api/host/trips/1/hosts': () => [200, [owner]],
    'POST /api/host/trips/1/hosts': () =>
      new Promise<Answer>((resolve) => {
        answer = () => resolve([200, [owner, aHost(2, 'Theo')]]);
      }),
  });
  renderPage(<CoHosts tripId={1} tripTitle="Ensenada" isOwner />, '/host/trips/1');
  const field = await screen.findByLabelText('Add a co-host');
  await userEvent.type(field, 'theo');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Money' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add co-host' }));
  await userEvent.clear(field);
  await userEvent.type(field, 'nina');
  answer();
  expect(await screen.findByText('Theo')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add co-host' })).toBeVisible();
  expect(field).toHaveValue('nina');
});
