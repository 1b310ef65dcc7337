import { useState } from 'react';
import { reasonProblem } from '../../../../backend/contracts/reason';

/**
 * A reason as a dialog holds it: `isGiven` is asked when somebody acts, and from then on the field says what is missing.
 * @param sentence what is said without one.
 */
export function useReason(sentence?: string) {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const problem = reasonProblem(reason, sentence);
  const isGiven = () => {
    setAsked(true);
    return problem === undefined;
  };
  return {
    reason,
    isGiven,
    field: { value: reason, onChange: setReason, error: isAsked ? problem : undefined },
  };
}
