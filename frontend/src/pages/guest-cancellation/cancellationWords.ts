import type { CancellationTerms } from '../../api/money';

/** Why the figure is what it is, by the line of the policy that applies. */
export const REASONS: Record<CancellationTerms['case'], string> = {
  nothing_paid: 'You have not paid anything, so nothing is kept and nothing comes back.',
  reassurance: 'You are still within two weeks of your first payment: everything comes back.',
  all_but_deposit: 'The deposit stays with the trip; everything beyond it comes back.',
  half: 'Departure is near: the deposit stays with the trip, and half of what you paid beyond it comes back.',
  nothing: 'Departure is so near that the policy returns nothing. Your host may still do more: ask first.',
};
