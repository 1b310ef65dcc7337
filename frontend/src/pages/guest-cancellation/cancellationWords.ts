import type { CancellationTerms } from '../../api/money';
import { daysOf, shareOf } from '../../lib/cancellation';

/** Why the figure is what it is, by the line of the policy that applies. */
const REASONS: Record<CancellationTerms['case'], (terms: CancellationTerms) => string> = {
  nothing_paid: () => 'You have not paid anything, so nothing is kept and nothing comes back.',
  reassurance: ({ policy }) =>
    `You are still within ${daysOf(policy.reassuranceDays)} of your first payment: everything comes back.`,
  step: ({ percent }) =>
    percent === 100
      ? 'The deposit stays with the trip; everything beyond it comes back.'
      : `The deposit stays with the trip, and ${shareOf(percent)} of what was paid beyond it comes back.`,
  nothing: ({ policy }) =>
    `${isNeverReturning(policy) ? 'The policy of your booking returns nothing.' : 'The policy returns nothing any more.'} Your host may still do more: ask first.`,
};

const isNeverReturning = ({ reassuranceDays, steps }: CancellationTerms['policy']) =>
  reassuranceDays === 0 && steps.length === 0;

export const reasonOf = (terms: CancellationTerms): string => REASONS[terms.case](terms);

type Returned = Pick<CancellationTerms, 'refundCents' | 'toOthersCents'>;

/** What of it goes to the buyer. */
export const toBuyerCents = ({ refundCents, toOthersCents }: Returned): number => refundCents - toOthersCents;
