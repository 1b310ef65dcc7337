import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuestReview } from '../../api/reviews';
import { PATTERNS, paths } from '../../lib/paths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { BROKEN, signedIn, VISITOR } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import GuestReviewPage from './GuestReviewPage';

const REVIEW = '/api/guest/trips/7/review';
const WORDS = 'We danced on every deck, and the crew danced with us.';
const written = (changes: Partial<NonNullable<GuestReview['review']>> = {}) => ({
  rating: 4,
  comment: WORDS,
  location: 'Reno, Nevada',
  takenDownFor: null,
  ...changes,
});

/** Of the trip with the number 7. */
const aReview = (changes: Partial<GuestReview> = {}): GuestReview => ({
  tripId: 7,
  tripTitle: 'Spring Sail',
  review: null,
  problem: null,
  name: 'Nina O.',
  package: 'Balcony',
  tripYear: 2025,
  homeTown: 'San Diego',
  ...changes,
});

function open(about = aReview(), routes: Record<string, () => Answer> = {}, me: Answer = signedIn()) {
  const seen = fakeServer({
    'GET /api/auth/me': () => me,
    [`GET ${REVIEW}`]: () => [200, about],
    [`PUT ${REVIEW}`]: () => [200, { ...about, review: written() }],
    ...routes,
  });
  renderPage(<GuestReviewPage />, paths.guestReview(7), PATTERNS.guestReview);
  return (method: string) => seen.filter(({ route }) => route === `${method} ${REVIEW}`);
}
const words = () => screen.findByLabelText('Your words');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

beforeEach(() => localStorage.clear());

it('takes stars and words, shows how everybody will read them, and says who that is', async () => {
  const kept = written({ location: '' });
  const sent = open(aReview(), { [`PUT ${REVIEW}`]: () => [200, aReview({ review: kept })] });
  expect(await screen.findByText(/^Everybody who looks at the trips of your hosts reads it/)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Spring Sail' })).toBeVisible();
  const preview = screen.getByRole('region', { name: 'How it will be shown' });
  expect(preview).toHaveTextContent('Nina O., San Diego. Balcony, sailed in 2025.');
  const stars = screen.getAllByRole('radio');
  expect(stars.map((one) => one.closest('label')?.textContent)).toEqual([
    '1 star',
    '2 stars',
    '3 stars',
    '4 stars',
    '5 stars',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await enter(await words(), ` ${WORDS} `);
  await userEvent.clear(screen.getByLabelText(/^Where you come from/));
  expect(screen.getByText('53 of 1,000 characters')).toBeVisible();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(preview).toHaveTextContent(`4 out of 5${WORDS}Nina O. Balcony, sailed in 2025.`);
  await press('Save');
  expect(await screen.findByText('Everybody can read it now.')).toBeVisible();
  expect(sent('PUT').map(({ body }) => body)).toEqual([{ rating: 4, comment: ` ${WORDS} `, location: '' }]);
  // What the server keeps stands in the form.
  expect(await words()).toHaveValue(WORDS);
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
});

it('says at each field what is missing, and sends nothing', async () => {
  const sent = open();
  await enter(await words(), 'It was fine.');
  await press('Save');
  expect(await screen.findByText('Choose from 1 to 5 stars')).toBeVisible();
  expect(screen.getByRole('radiogroup', { name: 'Your stars' })).toHaveAccessibleDescription(
    'Choose from 1 to 5 stars',
  );
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  expect(screen.getByText('Write at least 20 characters')).toBeVisible();
  expect(await words()).toBeInvalid();
  expect(sent('PUT')).toEqual([]);
});

it('keeps what was typed when it could not be saved', async () => {
  open(aReview({ review: written() }), { [`PUT ${REVIEW}`]: () => BROKEN });
  await enter(await words(), 'We would sail with them again, any day.');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('It broke. What you wrote is still here.');
  expect(await words()).toHaveValue('We would sail with them again, any day.');
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

it('says what the server refuses at the field it is about', async () => {
  const fields = { location: 'Use at most 60 characters' };
  open(aReview({ review: written() }), {
    [`PUT ${REVIEW}`]: () => [422, { code: 'request.invalid', message: 'No.', fields }],
  });
  await enter(await words(), 'We would sail with them again, any day.');
  await press('Save');
  expect(await screen.findByText('Use at most 60 characters')).toBeVisible();
  expect(screen.getByLabelText(/^Where you come from/)).toBeInvalid();
});

it('says why a review is not shown, and that other words bring it back', async () => {
  open(aReview({ review: written({ takenDownFor: 'person' }) }));
  const note = await screen.findByText(/^Not shown: it names or exposes a person\./);
  expect(note).toHaveTextContent('Change its words, and everybody reads it again.');
  await enter(await words(), 'We danced with everybody on board.');
  await press('Save');
  await waitFor(() => expect(screen.queryByText(/^Not shown/)).toBeNull());
});

it('is taken back once its author means it', async () => {
  const sent = open(aReview({ review: written() }), { [`DELETE ${REVIEW}`]: () => [200, aReview()] });
  await press('Take it back');
  const dialog = screen.getByRole('dialog', { name: 'Take your review back?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(sent('DELETE')).toEqual([]);
  await press('Take it back');
  const again = screen.getByRole('dialog', { name: 'Take your review back?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('Nobody reads it any more.')).toBeVisible();
  await waitFor(async () => expect(await words()).toHaveValue(''));
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  expect(sent('DELETE')).toHaveLength(1);
});

it('says why nothing can be written yet', async () => {
  const problem = 'A trip can be reviewed from the day after its last one.';
  open(aReview({ problem }));
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says what did not load, and asks again', async () => {
  open(aReview(), { [`GET ${REVIEW}`]: () => BROKEN });
  expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
  fakeServer({ [`GET ${REVIEW}`]: () => [200, aReview()] });
  await press('Retry');
  expect(await screen.findByRole('region', { name: 'Spring Sail' })).toBeVisible();
});

it('sends a visitor to the login and back', async () => {
  open(aReview(), {}, VISITOR);
  expect(await screen.findByRole('link', { name: 'Go to Login' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent('/guest/trips/7/review')}`,
  );
});
