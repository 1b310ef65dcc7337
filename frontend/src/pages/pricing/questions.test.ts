import { aTrip } from '../../testing/bookings';
import { questions } from './questions';

const answer = (question: string, trip: Parameters<typeof questions>[0], hasDeposit = true) =>
  questions(trip, false, hasDeposit).find((asked) => asked.question === question)?.answer;

it('names the age that the trip asks for', () => {
  const asked = 'Is there an age limit?';
  expect(answer(asked, aTrip({ minimumAge: 21 }))).toBe(
    'Every traveller must be 21 or older on the day of sailing.',
  );
  expect(answer(asked, null)).not.toMatch(/\d/);
});

it('says what comes back by the policy of the trip', () => {
  const cancellation = { reassuranceDays: 0, steps: [{ daysBefore: 90, percent: 80 }] };
  expect(answer('Can I cancel?', aTrip({ cancellation }))).toBe(
    'Yes. 90 or more days before departure: 80% of what you paid beyond the deposit. Fewer than 90 days before departure: nothing.',
  );
});

it('promises a better cabin where there is another kind alone', () => {
  const asked = 'Can I change to a better cabin later?';
  const { cabins } = aTrip();
  expect(answer(asked, aTrip())).toMatch(/^Yes: ask your host/);
  expect(answer(asked, aTrip({ cabins: cabins.slice(0, 1) }))).toBeUndefined();
});

it('says where the dates of the other parts stand, while there are any', () => {
  const asked = 'What if I pay only the deposit?';
  expect(answer(asked, aTrip())).toMatch(/the dates of the other parts stand with your payments\.$/);
  expect(answer(asked, aTrip(), false)).toBeUndefined();
});
