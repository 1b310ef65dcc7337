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
  const [isAsked, setAsked] = useState(false);
  const send = useEffectEvent(() => {
    setAsked(false);
    if (problem === null && trouble === null) void submit();
  });
  useEffect(() => {
    if (!isAsked || isChecking) return;
    send();
  }, [isAsked, isChecking]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLeft()) return;
    if (isChecking) setAsked(true);
    else void submit();
  };
  return { onSubmit, isWaiting: isAsked };
}
