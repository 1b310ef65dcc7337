import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { UsedPromo } from './usePromo';

/**
 * Sends a form with its code: one that is being checked is waited for, and where it is refused then, or is typed and not used,
 * the field says so and nothing is sent.
 */
export function useSentWithPromo(
  { isChecking, problem, trouble, isLeft }: UsedPromo,
  submit: () => Promise<void>,
) {
  const [step, setStep] = useState<'idle' | 'waiting' | 'sending'>('idle');
  const isTaken = problem === null && trouble === null;
  if (step === 'waiting' && !isChecking) setStep(isTaken ? 'sending' : 'idle');
  const send = useEffectEvent(() => {
    void submit().finally(() => setStep('idle'));
  });
  useEffect(() => {
    if (step === 'sending') send();
  }, [step]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (step !== 'idle' || isLeft()) return;
    if (isChecking) setStep('waiting');
    else void submit();
  };
  return { onSubmit, isWaiting: step !== 'idle' };
}
