import { startTransition, useOptimistic } from 'react';

/**
 * A choice that the address holds, as it is to be shown: the router draws another address in a transition, and until then a
 * control would spring back to what was chosen before.
 * @param choose changes the address
 * @returns what is chosen, and the way to choose
 */
export function useChosenAtOnce<T>(inAddress: T, choose: (next: T) => void): [T, (next: T) => void] {
  const [shown, showAtOnce] = useOptimistic(inAddress);
  const change = (next: T) =>
    startTransition(() => {
      showAtOnce(next);
      choose(next);
    });
  return [shown, change];
}
