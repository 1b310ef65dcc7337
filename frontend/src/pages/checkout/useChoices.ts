import { useRef, useState } from 'react';
import { changeDraft, type DraftChoices } from '../../api/draft';
import { logProblem } from '../../api/errors';

/** A choice that could not be saved does not keep the next one from being saved. */
async function saveAfter(earlier: Promise<unknown>, choices: DraftChoices): Promise<unknown> {
  await Promise.allSettled([earlier]);
  return changeDraft(choices);
}

/**
 * Insurance and plan: they change on screen at once and on the server a moment later, one change after the other.
 * `settle` resolves when the server has the last one, and rejects when it cannot be told.
 * @param isSaved whether there is a draft on the server to change.
 */
export function useChoices(first: DraftChoices, isSaved: boolean) {
  const [choices, setChoices] = useState(first);
  const [hasChanged, setHasChanged] = useState(false);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  const choose = (change: Partial<DraftChoices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    setHasChanged(true);
    if (!isSaved) return;
    lastSave.current = saveAfter(lastSave.current, next);
    lastSave.current.catch((error: unknown) => logProblem('The choice was not saved', error));
  };

  const settle = async () => {
    await lastSave.current.catch(() => changeDraft(choices));
  };

  return { choices, choose, settle, hasChanged };
}
