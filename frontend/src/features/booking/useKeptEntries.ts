import { useEffect, useRef, useState } from 'react';
import { forgetEntries, keepEntries, readEntries } from './deviceDraft';
import { entryOf } from './traveller';
import type { TravellersForm } from './useTravellersForm';

const KEEP_AFTER_MS = 300;

/** Keeps the form in this tab 300 ms after the last change, and when the page is left. `forget` empties both. */
export function useKeptEntries(form: TravellersForm): { isKept: boolean; forget: () => void } {
  const [isKept, setKept] = useState(() => readEntries() !== null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const keep = () => {
      timer.current = undefined;
      setKept(keepEntries(form.getValues('travellers')));
    };
    const keepSoon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, KEEP_AFTER_MS);
    };
    const keepNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      keep();
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepSoon });
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [form]);

  const forget = () => {
    form.reset({ travellers: [entryOf(), entryOf()] });
    // The reset itself counts as a change; nothing of it is to be kept.
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetEntries();
    setKept(false);
  };
  return { isKept, forget };
}
