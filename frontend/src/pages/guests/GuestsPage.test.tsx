import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Directory, DirectoryPerson } from '../../api/guestArea';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { BROKEN, signedIn, VISITOR } from '../../testing/guestArea';
import { aGroup } from '../../testing/tripGroup';
import { renderPage } from '../../testing/renderPage';
import GuestsPage from './GuestsPage';

const person = (firstName: string, changes: Partial<DirectoryPerson> = {}): DirectoryPerson => ({
  id: firstName,
  firstName,
  interests: ['Surfing'],
  joinedOn: '2025-04-20',
  homeTown: 'Lagos',
  about: 'Two left feet.',
  isHost: false,
  hasAccount: true,
  isYou: false,
  ...changes,
});
const NAMES = ['Nina', 'Daniel', 'Jonas', 'Lucas', 'Sofía', 'Mateo', 'Grace'];
const DIRECTORY: Directory = {
  tripId: 1,
  tripTitle: 'Ensenada Group Cruise',
  stats: { totalGuests: 12, confirmed: 8, pending: 4, countries: 6, averageAge: 32 },
  people: [
    person('Marisol', { isHost: true, joinedOn: null, interests: [] }),
    ...NAMES.map((name) =>
      person(name, { isYou: name === 'Nina', interests: name === 'Jonas' ? ['Vinyl'] : ['Surfing'] }),
    ),
  ],
};

function open({
  address = '/template/guests',
  directory = [200, DIRECTORY] as Answer,
  me = signedIn(),
  more = {},
} = {}) {
  const seen = fakeServer({
    'GET /api/auth/me': () => me,
    'GET /api/guest/directory': () => directory,
    'GET /api/chat/mutes': () => [200, { personIds: [], people: [] }],
    'GET /api/guest/group': () => [200, aGroup({ version: 1 })],
    ...more,
  });
  renderPage(<GuestsPage />, address);
  return seen;
}

const section = () => screen.findByRole('region', { name: 'Meet the group' });
const cards = async () =>
  within(await section())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

// What jsdom lacks: nothing has a size or scrolls.
beforeAll(() => {
  window.scrollTo = () => undefined;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
beforeEach(() => localStorage.clear());

it('says of which trip it is, with the figures that the server counted', async () => {
  open();
  await section();
  expect(screen.getByText(DIRECTORY.tripTitle)).toBeInTheDocument();
  const tiles = screen.getByRole('region', { name: 'The group in figures' });
  for (const words of ['Guests in all12', 'Confirmed8', 'Pending4', 'Countries6', 'Average age32']) {
    expect(tiles).toHaveTextContent(words);
  }
});

it('tells no average where the server tells none', async () => {
  open({ directory: [200, { ...DIRECTORY, stats: { ...DIRECTORY.stats, averageAge: null } }] });
  await section();
  expect(screen.getByText('not told for so few')).toBeInTheDocument();
});

it('shows six travellers with what they agreed to show, the hosts before them, and the rest on demand', async () => {
  open();
  expect(await cards()).toEqual(['MarisolHost', 'NinaYou', 'Daniel', 'Jonas', 'Lucas', 'Sofía', 'Mateo']);
  expect(within(await section()).getAllByText('April 20, 2025')).toHaveLength(6);
  for (const words of ['From Lagos.', 'Two left feet.']) expect(screen.getAllByText(words)).toHaveLength(7);
  await userEvent.click(screen.getByRole('link', { name: 'Show all 8' }));
  expect((await cards()).slice(7)).toEqual(['Grace']);
  expect(screen.getByRole('link', { name: 'Grace' })).toHaveFocus();
  expect(screen.getByText('Grace').closest('[role="listitem"]')).toHaveAttribute('aria-posinset', '8');
  await userEvent.click(screen.getByRole('link', { name: 'Show fewer' }));
  expect(await cards()).toHaveLength(7);
});

it('narrows the group down to those of like mind, and sorts them', async () => {
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Who'), 'Who likes what I like');
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'By name');
  expect(await cards()).toEqual(['Daniel', 'Grace', 'Lucas', 'Mateo', 'Sofía']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await cards()).toEqual(['Daniel', 'Grace', 'Jonas', 'Lucas', 'MarisolHost', 'Mateo', 'NinaYou']);
});

it('opens a person’s card with what both like, and begins a message to them', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Daniel' }));
  const card = screen.getByRole('dialog', { name: 'Daniel' });
  expect(card).toHaveTextContent('You both like Surfing.');
  expect(card).toHaveTextContent('Tell the hosts, and nobody of the group hears of it.');
  expect(within(card).getByRole('link', { name: 'Surfing' })).toHaveAttribute(
    'href',
    '/template/guests?interest=Surfing',
  );
  await userEvent.click(within(card).getByRole('link', { name: 'Greet Daniel in the chat' }));
  expect(screen.getByText('You are at /template/chat')).toBeVisible();
  expect(localStorage.getItem('chat-draft:7:1')).toBe('@Daniel ');
});

it('mutes from a card and takes it back; who has no account writes nothing to mute', async () => {
  const people = [...DIRECTORY.people, person('Camila', { hasAccount: false })];
  const seen = open({
    address: '/template/guests?person=Daniel',
    directory: [200, { ...DIRECTORY, people }],
    more: {
      'PUT /api/chat/mutes/Daniel': (body: unknown) => [
        200,
        { personIds: (body as { isMuted: boolean }).isMuted ? ['Daniel'] : [], people: [] },
      ],
    },
  });
  const card = within(await screen.findByRole('dialog', { name: 'Daniel' }));
  await waitFor(() => expect(card.getByRole('button', { name: 'Mute Daniel' })).toBeEnabled());
  await userEvent.click(card.getByRole('button', { name: 'Mute Daniel' }));
  expect(await card.findByRole('button', { name: 'Unmute Daniel' })).toHaveFocus();
  expect(card.getByRole('status')).toHaveTextContent('Only you know.');
  await userEvent.click(card.getByRole('button', { name: 'Unmute Daniel' }));
  expect(await card.findByRole('button', { name: 'Mute Daniel' })).toBeEnabled();
  expect(seen.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { isMuted: true },
    { isMuted: false },
  ]);
  await userEvent.click(card.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('link', { name: 'Show all 9' }));
  await userEvent.click(screen.getByRole('link', { name: 'Camila' }));
  expect(screen.getByRole('dialog', { name: 'Camila' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mute/ })).toBeNull();
});

it('says why somebody was not muted', async () => {
  const more = { 'PUT /api/chat/mutes/Daniel': () => BROKEN };
  open({ address: '/template/guests?person=Daniel', more });
  const card = within(await screen.findByRole('dialog', { name: 'Daniel' }));
  await waitFor(() => expect(card.getByRole('button', { name: 'Mute Daniel' })).toBeEnabled());
  await userEvent.click(card.getByRole('button', { name: 'Mute Daniel' }));
  expect(await card.findByText('It broke.')).toBeVisible();
  expect(card.getByRole('button', { name: 'Mute Daniel' })).toBeEnabled();
});

it('tells on a card what somebody says of themselves', async () => {
  const told = { homeTown: 'Recife', about: 'Samba for surf lessons.' };
  const people = [...DIRECTORY.people, person('Camila', told)];
  open({ address: '/template/guests?person=Camila', directory: [200, { ...DIRECTORY, people }] });
  const card = await screen.findByRole('dialog', { name: 'Camila' });
  expect(card).toHaveTextContent('From Recife. Joined April 20, 2025');
  expect(card).toHaveTextContent('Samba for surf lessons.');
});

it('opens the card that the address names, and closes it', async () => {
  open({ address: '/template/guests?q=n&person=Nina' });
  const card = await screen.findByRole('dialog', { name: /^Nina/ });
  expect(card).toHaveTextContent('This is how the others see you.');
  await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Name, interest or town')).toHaveValue('n');
});

it('finds people while one types, says how many, and keeps it in the address', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Name, interest or town'), 'sofia');
  expect(await cards()).toEqual(['Sofía']);
  expect(screen.getByText('1 of 8 people')).toBeVisible();
  expect(screen.getByLabelText('Name, interest or town')).toHaveValue('sofia');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('8 people')).toBeVisible();
});

it('starts with the search of the address', async () => {
  open({ address: '/template/guests?interest=Vinyl' });
  expect(await cards()).toEqual(['Jonas']);
  expect(screen.getByLabelText('Likes')).toHaveValue('Vinyl');
});

it('offers a way out of a search without a result', async () => {
  open({ address: '/template/guests?q=opera' });
  expect(await screen.findByText('Nobody in the group fits this search yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await cards()).toHaveLength(7);
});

it('says what did not load, and asks again', async () => {
  open({ directory: BROKEN });
  expect(await screen.findByText('It broke.')).toBeVisible();
  fakeServer({ 'GET /api/guest/directory': () => [200, DIRECTORY] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await section()).toBeVisible();
});

it.each<[string, Answer]>([
  ['visitors', VISITOR],
  ['guests who have not paid', signedIn({ isPaid: false })],
])('stands behind the gate for %s, and asks for no names', async (_, me) => {
  const seen = open({ me });
  expect(await screen.findByRole('heading', { name: 'Premium Access Required' })).toBeVisible();
  expect(seen.map(({ route }) => route)).not.toContain('GET /api/guest/directory');
});
