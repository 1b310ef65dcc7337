import { useRef, useState } from 'react';
import { changeDraft, type DraftChoices, type DraftView, isSameChoice } from '../../api/draft';
import { logProblem } from '../../api/errors';
import { choicesUnderWay } from '../../features/booking/choice/choicesUnderWay';

const NOTHING_SAVED: Promise<unknown> = Promise.resolve();

/**
 * Insurance and plan: they change on screen at once and on the server a moment later, one change after the other.
 * @param draft the draft on the server to change, as this page shows it; null while there is none.
 * @param whenSaved the same once another cabin that is being saved has come there.
 */
export function useChoices(
  first: DraftChoices,
  draft: DraftView | null,
  whenSaved: () => Promise<DraftView | null>,
) {
  const [choices, setChoices] = useState(first);
  const [hasChanged, setHasChanged] = useState(false);
  const lastSave = useRef(NOTHING_SAVED);
  /** What the draft became by a choice made here. */
  const ownVersion = useRef('');

  /** The draft that this page shows, with its own choices. Versions are instants, which compare as text. */
  const version = (of = draft) => {
    const shown = of?.version ?? '';
    return shown > ownVersion.current ? shown : ownVersion.current;
  };

  const save = async (next: DraftChoices) => {
    const shown = await whenSaved();
    ownVersion.current = (await changeDraft(next, version(shown))).version;
    choicesUnderWay.saved(next);
  };
  // A choice that could not be saved does not keep the next one from being saved.
  const saveAfter = async (earlier: Promise<unknown>, next: DraftChoices) => {
    await Promise.allSettled([earlier]);
    return save(next);
  };

  const choose = (change: Partial<DraftChoices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    setHasChanged(true);
    if (!draft) return;
    choicesUnderWay.chosen(next);
    lastSave.current = saveAfter(lastSave.current, next);
    lastSave.current.catch((error: unknown) => logProblem('The choice was not saved', error));
  };

  /** Resolves, with the draft's version, when the server has the last choice; rejects when it cannot be told. */
  const settle = async () => {
    await lastSave.current.catch(() => save(choices));
    const saved = await whenSaved();
    // Another cabin was saved at the same time, with the choices that were known before.
    if (saved && saved.version > ownVersion.current && !isSameChoice(saved, choices)) await save(choices);
    return version();
  };

  return { choices, choose, settle, version, hasChanged };
}
