import { useState } from 'react';
import { useFormKey } from '../../api/formKey';
import { useUnsavedWarning } from '../../lib/browser/unsaved';
import { isWritten, type Letter } from './letter.rules';

type Kept = Partial<Record<number, Letter>>;

/** The letters that are being written, one a trip: none is lost when another trip or other guests are chosen. */
export function useLetters() {
  const [kept, setKept] = useState<Kept>({});
  /** Here, as a letter that failed is the same one after a look at another trip. */
  const key = useFormKey();
  useUnsavedWarning(Object.values(kept).some(isWritten));

  return {
    kept,
    key,
    change: (tripId: number, changed: (now: Letter | undefined) => Letter | undefined) =>
      setKept((all) => ({ ...all, [tripId]: changed(all[tripId]) })),
  };
}

export type Letters = ReturnType<typeof useLetters>;
