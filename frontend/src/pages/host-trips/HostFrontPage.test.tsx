import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChangeFront, HostFront } from '../../api/host/hostTripPages';
import { hostPaths } from '../../lib/hostPaths';
import { PATTERNS } from '../../lib/paths';
import { fakeServer } from '../../testing/fakeServer';
import { aHostFront, AN_OWNER, aWrittenTrip } from '../../testing/hostPages';
import { renderPage } from '../../testing/renderPage';
import HostFrontPage from './HostFrontPage';

const SAVE = 'PUT /api/host/trips/1/front';

function open(front: HostFront) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user: AN_OWNER, guest: null }],
    'GET /api/host/trips/1': () => [200, aWrittenTrip()],
    'GET /api/host/trips/1/pictures': () => [200, []],
    'GET /api/host/trips/1/front': () => [200, front],
    [SAVE]: (body) => [200, { ...front, ...(body as ChangeFront), version: front.version + 1 }],
  });
  renderPage(<HostFrontPage />, hostPaths.tripFront(1), PATTERNS.hostTripFront);
  return () => seen.filter(({ route }) => route === SAVE).map(({ body }) => body as ChangeFront);
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const typeInto = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

it('saves the first screen, slides and cards as they are named', async () => {
  const sent = open(aHostFront());
  const { slides, cards, lead, summary, cardsTitle } = aHostFront();
  await press(/^Card 1/);
  await userEvent.click(screen.getByRole('radio', { name: 'Mountain' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Lagoon' }));
  typeInto('Headline (optional)', ' One \n\nTwo');
  typeInto('The group (optional)', 'All of the ship');
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const card = { ...cards[0], icon: 'mountain', color: 'lagoon' };
  const texts = { headline: ['One', 'Two'], lead, group: 'All of the ship', summary, cardsTitle };
  expect(sent()[0]).toEqual({ ...texts, slides, cards: [card], version: 2 });
});

it('says at once that a headline is too long, and does not send it', async () => {
  const sent = open(aHostFront());
  await screen.findByText('Save');
  const headline = screen.getByLabelText('Headline (optional)');
  typeInto('Headline (optional)', 'Seventeen letters');
  expect(headline).toHaveAccessibleDescription(/Use at most 16 letters a line: .* has more$/);
  await press('Save');
  expect(headline).toHaveFocus();
  expect(sent()).toEqual([]);
  typeInto('Headline (optional)', 'Short enough');
  await press('Save');
  await waitFor(() => expect(sent()[0]?.headline).toEqual(['Short enough']));
});

it('offers movement where the picture can move, and sends none where it cannot', async () => {
  const sent = open(aHostFront());
  await press(/^Slide 1/);
  expect(screen.getByLabelText('Plays as a moving picture')).toBeChecked();
  await press('Choose a picture for Golden hour');
  await userEvent.click(screen.getByRole('radio', { name: /Pool by day/ }));
  await press('Use this picture');
  expect(screen.queryByLabelText('Plays as a moving picture')).not.toBeInTheDocument();
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.slides[0]).toMatchObject({ picture: 'pool-day', isMoving: false, alt: 'Stars' });
});

it('is read by a co-host', async () => {
  open(aHostFront({ isOwner: false, headline: [] }));
  expect(await screen.findByText('Golden hour')).toBeVisible();
  expect(screen.getByText('Down the coast.')).toBeVisible();
  expect(screen.getAllByText('Told by the trip itself')).toHaveLength(3);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
