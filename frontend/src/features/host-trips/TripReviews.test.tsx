import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostReview } from '../../api/host/hostReviews';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { TripReviews } from './TripReviews';

const LIST = 'GET /api/host/trips/1/reviews';
const TAKE_DOWN = 'POST /api/host/trips/1/reviews/4/take-down';

const aReview = (changes: Partial<HostReview> = {}): HostReview => ({
  id: 4,
  version: 2,
  name: 'Alicia B.',
  location: 'Tucson, Arizona',
  package: 'Balcony',
  tripYear: 2025,
  rating: 2,
  comment: 'My neighbour Joe Doe sang all night.',
  writtenAt: '2025-10-02T17:00:00.000Z',
  takenDownFor: null,
  ...changes,
});

interface Opened {
  isOwner?: boolean;
  routes?: Parameters<typeof fakeServer>[0];
}

function open(reviews: HostReview[], { isOwner = true, routes = {} }: Opened = {}) {
  let now = reviews;
  const down = () => (now = reviews.map((review) => ({ ...review, takenDownFor: 'person' as const })));
  const seen = fakeServer({ [LIST]: () => [200, now], [TAKE_DOWN]: () => [200, down()], ...routes });
  renderPage(<TripReviews tripId={1} isOwner={isOwner} />, '/here');
  return () => seen.filter(({ route }) => route === TAKE_DOWN).map(({ body }) => body);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows who said what, and that few stars are no reason', async () => {
  open([aReview(), aReview({ id: 3, location: '', takenDownFor: 'off_topic' })]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('2 out of 5My neighbour Joe Doe sang all night.Alicia B., Tucson, Arizona');
  expect(second).toHaveTextContent('Taken down: it is not about this trip.');
  expect(within(second!).queryByRole('button')).toBeNull();
  expect(screen.getByText(/^Few stars are no reason to take a review down/)).toBeVisible();
});

it('takes one down for one of three reasons, and for none without', async () => {
  const sent = open([aReview()]);
  await press('Take down the review of Alicia B.');
  const dialog = screen.getByRole('dialog', { name: 'Take down the review of Alicia B.?' });
  expect(dialog).toHaveTextContent('My neighbour Joe Doe sang all night.');
  expect(within(dialog).getAllByRole('radio')).toHaveLength(3);
  const confirm = within(dialog).getByRole('button', { name: 'Take it down' });
  expect(confirm).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'It names or exposes a person' }));
  await userEvent.click(confirm);
  expect(await screen.findByText('Taken down: it names or exposes a person.')).toBeVisible();
  expect(sent()).toEqual([{ version: 2, reason: 'person' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows the words of now where its author has changed them meanwhile', async () => {
  let now = aReview();
  open([], {
    routes: {
      [LIST]: () => [200, [now]],
      [TAKE_DOWN]: () => {
        now = aReview({ version: 3, comment: 'My neighbours sang all night.' });
        return [409, { statusCode: 409, code: 'review.changed', message: 'Please read it again.' }];
      },
    },
  });
  await press('Take down the review of Alicia B.');
  await userEvent.click(screen.getByRole('radio', { name: 'It names or exposes a person' }));
  await press('Take it down');
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('My neighbours sang all night.'));
  expect(dialog).toHaveTextContent('Please read it again.');
});

it('is read by a co-host, who takes nothing down', async () => {
  open([aReview()], { isOwner: false });
  expect(await screen.findByText('My neighbour Joe Doe sang all night.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows five at first, and all when they are asked for', async () => {
  open(Array.from({ length: 7 }, (_, id) => aReview({ id })));
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  await press('Show all 7');
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});

it('says so where nobody has written one', async () => {
  open([]);
  expect(await screen.findByText('No guest has written one yet.')).toBeVisible();
});
