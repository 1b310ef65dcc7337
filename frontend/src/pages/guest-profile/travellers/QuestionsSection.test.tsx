import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnDetails, Question, TravellerDetails } from '../../../api/records';
import type { Answer } from '../../../testing/fakeServer';
import { aCompanion, aTraveller, ownDetails } from '../../../testing/records';
import { bodiesOf, openProfile, partOfPanel, region } from '../testing';

const SHIRT: Question = {
  key: 'shirt',
  label: 'T-shirt size',
  kind: 'choice',
  choices: ['S', 'M', 'L'],
  isRequired: true,
};
const FLIGHT: Question = { key: 'flight', label: 'Flight', kind: 'text', choices: [], isRequired: false };
const TITLE = 'Questions of your hosts';
const READ = 'GET /api/guest/details';
const PATCH = 'PATCH /api/guest/trips/1/details/travellers/1';

/** Nina, who answered this. */
const nina = (shirt: string, flight = '', version = 3): TravellerDetails =>
  aTraveller({
    version,
    answers: [
      { key: 'shirt', text: shirt },
      { key: 'flight', text: flight },
    ],
    missing: shirt ? [] : ['answers'],
  });
const asked = (traveller: TravellerDetails, changes: Partial<OwnDetails> = {}): OwnDetails =>
  ownDetails({ questions: [SHIRT, FLIGHT], travellers: [traveller], ...changes });

function open(details: () => OwnDetails, patch: () => Answer = () => [500]) {
  return openProfile({ [READ]: () => [200, details()], [PATCH]: patch });
}
const panelOfNina = () => region('Nina Okafor');
/** The part of it with the questions, which opens by itself where one has to be answered. */
async function questionsOf(panel: HTMLElement) {
  const part = partOfPanel(panel, TITLE);
  if (!part.open) await userEvent.click(within(part).getByText(TITLE));
  return within(part);
}

it('is open while something has to be answered, and saves what was answered', async () => {
  const seen = open(
    () => asked(nina('')),
    () => [200, asked(nina('M', '', 4))],
  );
  const panel = await panelOfNina();
  expect(partOfPanel(panel, TITLE).open).toBe(true);
  const questions = await questionsOf(panel);
  expect(questions.getByText('Still missing')).toBeVisible();
  expect(questions.getByLabelText('Flight (optional)')).toHaveValue('');
  await userEvent.selectOptions(questions.getByLabelText('T-shirt size'), 'M');
  await userEvent.click(questions.getByRole('button', { name: 'Save' }));
  expect(await within(panel).findByText(`${TITLE}: saved.`)).toBeVisible();
  expect(bodiesOf(seen, 'PATCH')).toEqual([
    { guestId: 41, version: 3, answers: [{ key: 'shirt', text: 'M' }] },
  ]);
  expect(questions.getByText('1 of 2 answered')).toBeVisible();
});

it('says of an answer that is not offered any more that it is none, until another one is chosen', async () => {
  open(() => asked({ ...nina('XXL', 'UA 1'), missing: ['answers'] }));
  const questions = await questionsOf(await panelOfNina());
  expect(questions.getByText('Still missing')).toBeVisible();
  const shirt = questions.getByLabelText('T-shirt size');
  expect(shirt).toBeInvalid();
  expect(shirt).toHaveAccessibleDescription(/not offered any more/);
  const offered = within(shirt).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Choose one',
    'XXL (not offered any more)',
    'S',
    'M',
    'L',
  ]);
  expect(offered[1]).toBeDisabled();
  await userEvent.selectOptions(shirt, 'M');
  expect(shirt).toBeValid();
  expect(shirt).not.toHaveAccessibleDescription(/not offered any more/);
});

it('counts no answer that is not offered any more, also where none is needed', async () => {
  const optional = asked(nina('XXL', 'UA 1'), { questions: [{ ...SHIRT, isRequired: false }, FLIGHT] });
  open(() => optional);
  const questions = await questionsOf(await panelOfNina());
  expect(questions.getByText('1 of 2 answered')).toBeVisible();
  const shirt = questions.getByLabelText(/^T-shirt size/);
  expect(shirt).toBeValid();
  expect(shirt).toHaveAccessibleDescription(/Choose again, or no answer/);
});

it('says at its field what the server says of an answer, and asks for the questions again', async () => {
  const sentence = 'This is not asked any more. Reload the page and look again';
  const fields = { 'answers.0.text': sentence };
  const seen = open(
    () => asked(nina('M')),
    () => [422, { statusCode: 422, code: 'request.invalid', message: 'Look again.', fields }],
  );
  const questions = await questionsOf(await panelOfNina());
  const flight = questions.getByLabelText(/^Flight/);
  fireEvent.change(flight, { target: { value: 'UA 1' } });
  const readings = () => seen.filter(({ route }) => route === READ).length;
  const before = readings();
  await userEvent.click(questions.getByRole('button', { name: 'Save' }));
  const summary = await questions.findByRole('alert');
  expect(within(summary).getByText(sentence)).toHaveAttribute('href', '#guest1-answer-flight');
  expect(flight).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(readings()).toBeGreaterThan(before));
});

it('does not save over an answer that was changed meanwhile without saying so', async () => {
  let current = asked(nina('', 'UA 1'));
  const answers: Answer[] = [
    [409, { statusCode: 409, code: 'details.changed', message: 'Changed.' }],
    [200, asked(nina('', 'UA 3', 5))],
  ];
  const seen = open(
    () => current,
    () => answers.shift() ?? [500],
  );
  const questions = await questionsOf(await panelOfNina());
  fireEvent.change(questions.getByLabelText(/^Flight/), { target: { value: 'UA 3' } });
  current = asked(nina('', 'UA 2', 4));
  await userEvent.click(questions.getByRole('button', { name: 'Save' }));
  expect(await questions.findByText(/changed somewhere else/)).toBeVisible();
  expect(questions.getByRole('alert')).toHaveTextContent('Flight: UA 2');
  await userEvent.click(questions.getByRole('button', { name: 'Save what I typed' }));
  await waitFor(() => expect(bodiesOf(seen, 'PATCH')).toHaveLength(2));
  expect(bodiesOf(seen, 'PATCH')[1]).toEqual({
    guestId: 41,
    version: 4,
    answers: [{ key: 'flight', text: 'UA 3' }],
  });
});

it('is not there where nothing is asked', async () => {
  open(() => ownDetails());
  expect(within(await panelOfNina()).queryByText(TITLE)).toBeNull();
});

it('tells of a companion with a login only that something is missing', async () => {
  const daniel = aCompanion({ keepsOwn: true, missing: ['answers'] });
  open(() => asked(nina('M'), { travellers: [nina('M'), daniel] }));
  expect(await region('Daniel Okafor')).toHaveTextContent(
    'Still missing: answers to the questions of your hosts.',
  );
});

it('tells the answers of a trip that is over', async () => {
  open(() => asked(nina('M'), { isOpen: false }));
  const panel = within(await panelOfNina());
  expect(panel.getByText('T-shirt size').nextElementSibling).toHaveTextContent('M');
  expect(panel.getByText('Flight').nextElementSibling).toHaveTextContent('Not answered');
});
