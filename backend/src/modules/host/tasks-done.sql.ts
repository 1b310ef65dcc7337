import { hasSigned } from '../guests/waiver/in-force.sql.js';
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
 * @param usual the parameter with the usual waiver's version of today.
 */
export const tasksDone = (usual: string): Record<ToldTask, string> => ({
  waiver: hasSigned(usual),
  passport_copy: hasPaper('passport'),
  // As `isInsured` of the booking's rules.
  insurance: `(b.travel_insurance AND b.insurance_cents > 0 OR ${hasPaper('insurance')})`,
  check_in: '(g.checked_in_at IS NOT NULL)',
});
