import { PART_KEY } from '../../../../backend/contracts/trip-pages';
import { aHostGuide } from '../../testing/hostPages';
import { freshItem, freshStep, guideBody, guideValues } from './guideForm.rules';

const { version: _version, versions: _versions, isOwner: _owner, ...content } = aHostGuide();

it('comes back from the form as it went in', () => {
  expect(guideBody(guideValues(content))).toEqual(content);
});

it('takes nothing into the form that is not of the part itself', () => {
  expect(guideValues(aHostGuide())).toEqual(guideValues(content));
});

it('sends weeks as a number, and no number for what is none', () => {
  const values = guideValues(content);
  const [first, second] = values.steps;
  expect(first?.weeksBefore).toBe('6');
  const steps = [{ ...first!, weeksBefore: ' 8 ' }, { ...second!, weeksBefore: 'soon' }, freshStep()];
  expect(guideBody({ ...values, steps }).steps.map(({ weeksBefore }) => weeksBefore)).toEqual([
    8,
    Number.NaN,
    Number.NaN,
  ]);
});

it('sends a line each of tasks, notes on the weather and what is good to know ashore', () => {
  const values = guideValues(content);
  const [step] = values.steps;
  const body = guideBody({
    ...values,
    steps: [{ ...step!, tasks: 'Sleep\n\n Eat ' }],
    weatherNotes: '',
    ashore: 'Tip nobody\nSmile',
  });
  expect(body).toMatchObject({
    steps: [{ tasks: ['Sleep', 'Eat'] }],
    weatherNotes: [],
    ashore: ['Tip nobody', 'Smile'],
  });
});

it('gives each new thing to pack a key of its own, which the server takes', () => {
  const keys = Array.from({ length: 3 }, () => freshItem().key);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(PART_KEY);
});
