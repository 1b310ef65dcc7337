import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PART_KEY } from '../../../../backend/contracts/trip-pages';
import type { ChangeQuestions, HostQuestions } from '../../api/host/hostQuestions';
import { hostPaths } from '../../lib/hostPaths';
import { PATTERNS } from '../../lib/paths';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { AN_OWNER, aWrittenTrip } from '../../testing/hostPages';
import { someHostQuestions } from '../../testing/hostQuestions';
import { renderPage } from '../../testing/renderPage';
import HostQuestionsPage from './HostQuestionsPage';

const SAVE = 'PUT /api/host/trips/1/questions';

function open(asked: HostQuestions, refusal?: Answer) {
  const seen = fakeServer({
    'GET /api/auth/me': () => [200, { user: AN_OWNER, guest: null }],
    'GET /api/host/trips/1': () => [200, aWrittenTrip()],
    'GET /api/host/trips/1/questions': () => [200, asked],
    [SAVE]: (body) => {
      const { questions, version } = body as ChangeQuestions;
      return refusal ?? [200, { ...asked, questions, version: version + 1 }];
    },
  });
  renderPage(<HostQuestionsPage />, hostPaths.tripQuestions(1), PATTERNS.hostTripQuestions);
  return () => seen.filter(({ route }) => route === SAVE).map(({ body }) => body as ChangeQuestions);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const group = (name: string) => within(screen.getByRole('group', { name }));
const typeIn = (of: ReturnType<typeof group>, label: string | RegExp, value: string) =>
  fireEvent.change(of.getByLabelText(label), { target: { value } });
const { questions: asked } = someHostQuestions();

it('saves the questions as they stand, and a new one under a key that stays with it', async () => {
  const sent = open(someHostQuestions());
  await press('Add a question');
  const fresh = group('Question 3');
  typeIn(fresh, 'Question', 'Dining time');
  await userEvent.selectOptions(group('Dining time').getByLabelText('How it is answered'), 'choice');
  typeIn(group('Dining time'), 'Answers to choose from', 'Early\n\n Late ');
  await userEvent.click(group('Dining time').getByRole('checkbox', { name: /^Has to be answered/ }));
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [first] = sent();
  const dining = { label: 'Dining time', kind: 'choice', choices: ['Early', 'Late'], isRequired: true };
  expect(first).toMatchObject({ version: 3, questions: [...asked, dining] });
  const key = first?.questions[2]?.key;
  expect(key).toMatch(PART_KEY);

  typeIn(group('Dining time'), 'Question', 'When do you dine?');
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ version: 4, questions: [...asked, { key, label: 'When do you dine?' }] });
});

it('takes a question away after asking about its answers, and sends no choices of one that is answered in words', async () => {
  const sent = open(someHostQuestions());
  await press('Take Flight and arrival away');
  await userEvent.selectOptions(group('T-shirt size').getByLabelText('How it is answered'), 'text');
  expect(screen.queryByLabelText('Answers to choose from')).not.toBeInTheDocument();
  await press('Save');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Flight and arrival: the answers of 1 traveller are deleted.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  await press('Save');
  await press('Save and delete');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.questions).toEqual([{ ...asked[0], kind: 'text', choices: [] }]);
});

it('asks about answers that came in while the page was open, and deletes none that it did not ask about', async () => {
  const start = someHostQuestions({ counts: [] });
  const sent: ChangeQuestions[] = [];
  let current = start;
  fakeServer({
    'GET /api/auth/me': () => [200, { user: AN_OWNER, guest: null }],
    'GET /api/host/trips/1': () => [200, aWrittenTrip()],
    'GET /api/host/trips/1/questions': () => [200, current],
    [SAVE]: (body) => {
      sent.push(body as ChangeQuestions);
      if (sent.length > 1) return [200, { ...start, questions: sent[1]?.questions, version: 4 }];
      current = someHostQuestions();
      return [409, { statusCode: 409, code: 'questions.answered', message: 'Answered.' }];
    },
  });
  renderPage(<HostQuestionsPage />, hostPaths.tripQuestions(1), PATTERNS.hostTripQuestions);
  await press('Take Flight and arrival away');
  await press('Save');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Flight and arrival: the answers of 1 traveller are deleted.')).toBeVisible();
  await press('Save and delete');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.queryByText('Answered.')).not.toBeInTheDocument();
  expect(sent).toMatchObject([
    { version: 3, answersDeleted: 0 },
    { version: 3, answersDeleted: 1 },
  ]);
});

it('says before it is saved how many travellers will be asked, and leads to who has not answered', async () => {
  open(someHostQuestions());
  await press('Add a question');
  typeIn(group('Question 3'), 'Question', 'Dining time');
  const news = screen.getByRole('region', { name: 'What saving does' });
  expect(news).toHaveTextContent('Dining time: 12 travellers will be asked.');
  expect(screen.getByText(/^8 travellers have not answered/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to them' })).toHaveAttribute(
    'href',
    '/host/dashboard?tab=communications&trip=1&lacks=answers',
  );
});

it('says at its field what is wrong, and leads there', async () => {
  const fields = { 'questions.1.label': 'This question is asked already' };
  open(someHostQuestions(), [422, { statusCode: 422, code: 'request.invalid', message: 'Look.', fields }]);
  await screen.findByRole('button', { name: 'Add a question' });
  typeIn(group('Flight and arrival'), 'Question', 'T-shirt size');
  await press('Save');
  expect(await screen.findByText('This question is asked already')).toBeVisible();
  await waitFor(() => expect(screen.getAllByLabelText('Question')[1]).toHaveFocus());
});

it('offers what somebody else saved meanwhile', async () => {
  open(someHostQuestions(), [409, { statusCode: 409, code: 'trip.changed', message: 'Changed.' }]);
  await screen.findByRole('button', { name: 'Add a question' });
  typeIn(group('T-shirt size'), 'Question', 'Shirt');
  await press('Save');
  expect(await screen.findByRole('button', { name: 'Show what is saved' })).toBeVisible();
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

it('is read by a co-host', async () => {
  open(someHostQuestions({ isOwner: false }));
  expect(await screen.findByRole('heading', { name: 'T-shirt size' })).toBeVisible();
  expect(screen.getByText('Has to be answered')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('says that nothing is asked yet', async () => {
  open(someHostQuestions({ isOwner: false, questions: [] }));
  expect(await screen.findByText('Not written yet.')).toBeVisible();
});
