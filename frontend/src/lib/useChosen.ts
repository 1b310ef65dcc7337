import { useState } from 'react';

interface Saving<T> {
  mutate: (value: T, options: { onSettled: () => void }) => void;
}

/**
 * What stands in a control that saves at once: the choice from the very click on, and what is saved when that is done or
 * refused. @returns the value to show, and what saves another one.
 */
export function useChosen<T, S extends T | undefined>(
  saved: S,
  change: Saving<T>,
): [T | S, (value: T) => void] {
  const [chosen, setChosen] = useState<{ value: T } | null>(null);
  const choose = (value: T) => {
    setChosen({ value });
    change.mutate(value, { onSettled: () => setChosen(null) });
  };
  return [chosen ? chosen.value : saved, choose];
}
