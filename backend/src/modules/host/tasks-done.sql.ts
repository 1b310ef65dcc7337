import type { DateTask } from '../trips/dates/dates.rules.js';

/** Handed in and not rejected. */
const hasPaper = (kind: string) =>
  `EXISTS (SELECT FROM guest_documents d WHERE d.guest_id = g.id AND d.kind = '${kind}' AND d.status <> 'rejected')`;

/** The tasks of the check-list that the database can tell of; what travellers keep sealed is not among them. */
export type ToldTask = Extract<DateTask, 'waiver' | 'passport_copy' | 'insurance' | 'check_in'>;

const TOLD: readonly DateTask[] = ['waiver', 'passport_copy', 'insurance', 'check_in'] satisfies ToldTask[];

export const isTold = (task: DateTask): task is ToldTask => TOLD.includes(task);

/**
 * Whether a traveller `g` of a booking `b` has done each task.
 * @param version the parameter with the waiver's version of today.
 */
export const tasksDone = (version: string): Record<ToldTask, string> => ({
  waiver: `EXISTS (SELECT FROM waiver_signatures w WHERE w.guest_id = g.id AND w.version = ${version})`,
  passport_copy: hasPaper('passport'),
  // As `isInsured` of the booking's rules.
  insurance: `(b.travel_insurance AND b.insurance_cents > 0 OR ${hasPaper('insurance')})`,
  check_in: '(g.checked_in_at IS NOT NULL)',
});
