import { USUAL_CANCELLATION } from '../../../../backend/contracts/cancellation-policy';
import type { HostCancellationTerms } from '../../api/host/hostBooking';
import { policyWords } from './bookingWords';

const words = (terms: Partial<HostCancellationTerms>) =>
  policyWords({
    case: 'step',
    percent: 100,
    policy: USUAL_CANCELLATION,
    paidCents: 80_800,
    depositCents: 20_200,
    keptCents: 20_200,
    refundCents: 60_600,
    toOthersCents: 0,
    daysBeforeDeparture: 80,
    countsFrom: null,
    validUntil: null,
    ...terms,
  });

it.each<[Partial<HostCancellationTerms>, string]>([
  [{ case: 'reassurance' }, 'Within 14 days of the first payment: everything goes back.'],
  [
    { case: 'reassurance', policy: { reassuranceDays: 1, steps: [] } },
    'Within 1 day of the first payment: everything goes back.',
  ],
  [{}, '60 or more days before departure: everything but the deposit goes back.'],
  [{ percent: 50 }, '30 to 59 days before departure: half of what exceeds the deposit goes back.'],
  [{ case: 'nothing', percent: 0 }, 'By the policy nothing goes back.'],
])('says which line of the booking’s own policy applies: %j', (terms, sentence) =>
  expect(words(terms)).toBe(sentence),
);
