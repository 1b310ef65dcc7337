import { useFormKey } from '../../api/formKey';
import { useKept } from './useKept';

const isWritten = (text: string | undefined) => Boolean(text?.trim());

/** Announcements that are being written, one for each choice of trips: another choice loses none, and tells none to others. */
export function useAnnouncements() {
  /** Here, as what failed is the same announcement after a look at another trip. */
  const key = useFormKey();
  return { ...useKept(isWritten), key };
}
