import { type CancellationPolicy, USUAL_CANCELLATION } from '../../../backend/contracts/cancellation-policy';
import { cancellationLines } from './cancellation';
import { cancellationInASentence } from './cancellationSentence';

const policy = (
  reassuranceDays: number,
  ...steps: [daysBefore: number, percent: number][]
): CancellationPolicy => ({
  reassuranceDays,
  steps: steps.map(([daysBefore, percent]) => ({ daysBefore, percent })),
});
const lines = (of: CancellationPolicy) =>
  cancellationLines(of).map(({ when, refund }) => `${when}: ${refund}`);

it('says the usual policy line by line', () => {
  expect(lines(USUAL_CANCELLATION)).toEqual([
    'Within 14 days of the first payment, and 30 or more days before departure: Everything you paid',
    'Later, 60 or more days before departure: Everything except the deposit',
    '30 to 59 days before departure: Half of what you paid beyond the deposit',
    'Fewer than 30 days before departure: Nothing',
  ]);
});

it('says another trip’s with its own figures', () => {
  expect(lines(policy(0, [120, 80], [119, 33], [0, 10]))).toEqual([
    '120 or more days before departure: 80% of what you paid beyond the deposit',
    '119 days before departure: 33% of what you paid beyond the deposit',
    '0 to 118 days before departure: 10% of what you paid beyond the deposit',
  ]);
  expect(lines(policy(1))).toEqual([
    'Within 1 day of the first payment: Everything you paid',
    'Later: Nothing',
  ]);
  expect(lines(policy(0))).toEqual(['Whenever you cancel: Nothing']);
  expect(lines(policy(0, [0, 100]))).toEqual(['Until departure: Everything except the deposit']);
});

it.each([
  [
    USUAL_CANCELLATION,
    'Cancel within 14 days of your first payment, 30 or more days before departure, and everything comes back; after that the deposit stays with the trip, and less comes back the later you cancel.',
  ],
  [
    policy(7, [45, 80]),
    'Cancel within 7 days of your first payment, 45 or more days before departure, and everything comes back; after that the deposit stays with the trip and 80% of the rest comes back, fewer than 45 days before departure nothing.',
  ],
  [policy(0, [0, 100]), 'If you cancel, the deposit stays with the trip and the rest comes back.'],
  [
    policy(3),
    'Cancel within 3 days of your first payment and everything comes back; after that nothing does.',
  ],
  [policy(0), 'If you cancel, nothing of what you paid comes back.'],
])('says %j in a sentence', (of, sentence) => expect(cancellationInASentence(of)).toBe(sentence));
