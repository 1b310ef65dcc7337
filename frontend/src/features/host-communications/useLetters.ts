import { useFormKey } from '../../api/formKey';
import { isWritten } from './letter.rules';
import { useKept } from './useKept';

/** The letters that are being written, one a trip: none is lost when another trip or other guests are chosen. */
export function useLetters() {
  /** Here, as a letter that failed is the same one after a look at another trip. */
  const key = useFormKey();
  return { ...useKept(isWritten), key };
}

export type Letters = ReturnType<typeof useLetters>;
