import { toastError } from '../../../ui/toast';
import type { Outcome } from '../engine/chatActs';

/** Says why something that was pressed did not happen; what did happen is seen. True when it happened. */
export async function tellOutcome(act: Promise<Outcome>): Promise<boolean> {
  const problem = await act;
  if (problem) toastError({ title: 'That did not work', description: problem });
  return problem === null;
}
