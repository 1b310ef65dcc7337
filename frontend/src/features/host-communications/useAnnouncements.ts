import { useState } from 'react';
import { useFormKey } from '../../api/formKey';
import { useUnsavedWarning } from '../../lib/browser/unsaved';

/** Announcements that are being written, one for each choice of trips: another choice loses none, and tells none to others. */
export function useAnnouncements() {
  const [kept, setKept] = useState<Partial<Record<string, string>>>({});
  /** Here, as what failed is the same announcement after a look at another trip. */
  const key = useFormKey();
  useUnsavedWarning(Object.values(kept).some((text) => text?.trim()));

  return {
    kept,
    key,
    write: (about: string, text: string) => setKept((all) => ({ ...all, [about]: text })),
    /** What was typed since it was sent is the next one. */
    drop: (about: string, sent: string) =>
      setKept((all) => (all[about] === sent ? { ...all, [about]: '' } : all)),
  };
}
