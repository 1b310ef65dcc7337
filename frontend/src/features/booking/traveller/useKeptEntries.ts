import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { forgetEntries, keepEntries, readEntries } from './deviceDraft';
import { typedEarly } from './typedEarly';
import { entryOf, type TravellerEntry } from './traveller';
import type { TravellersForm } from './useTravellersForm';

const KEEP_AFTER_MS = 300;

/** Two entries, whatever is there of them. */
const twoOf = (entries: readonly TravellerEntry[]) => [entries[0] ?? entryOf(), entries[1] ?? entryOf()];

/**
 * Fills the form with what this tab kept, else with what the server has, and keeps it in this tab 300 ms after the last
 * change, and when the page is left. The server draws one empty form for everybody; what somebody typed into that stays.
 * `forget` empties form and tab.
 * @param saved the server's entries; undefined until it has answered.
 * @returns `isReady` is false while the form is only drawn; `isKept` is undefined until something was typed, and false
 * where the browser keeps nothing.
 */
export function useKeptEntries(
  form: TravellersForm,
  saved: readonly TravellerEntry[] | undefined,
): { isReady: boolean; isKept: boolean | undefined; forget: () => void } {
  const [isReady, setReady] = useState(false);
  const [isKept, setKept] = useState<boolean>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unschedule = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };

  const start = useEffectEvent(() => {
    const typed = typedEarly();
    const kept = readEntries();
    form.reset({ travellers: twoOf(kept ?? saved ?? []) });
    for (const { name, value } of typed) form.setValue(name, value, { shouldDirty: true });
    setKept(kept ? true : undefined);
    setReady(true);
  });
  // Before the browser does anything else: a letter typed in between would be lost. What the tab and the drawn fields
  // hold is outside of React, and a second drawing is what it takes to bring it in.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => start(), []);

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

  const hasAnswer = saved !== undefined;
  const takeSaved = useEffectEvent(() => {
    if (!saved?.length || readEntries()) return;
    form.reset({ travellers: twoOf(saved) }, { keepDirtyValues: true });
    // The reset itself counts as a change; what the server keeps need not be kept here.
    unschedule();
  });
  useEffect(() => {
    if (hasAnswer) takeSaved();
  }, [hasAnswer]);

  const forget = () => {
    form.reset({ travellers: twoOf([]) });
    // The reset itself counts as a change; nothing of it is to be kept.
    unschedule();
    forgetEntries();
    setKept(undefined);
  };
  return { isReady, isKept, forget };
}
