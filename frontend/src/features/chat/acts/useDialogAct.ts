import { useState } from 'react';
import type { Room } from '../room/room';

/**
 * What a dialog over the chat shares, as properties of a `DialogForm`: it is busy while it acts, says what was wrong, and
 * closes once it is done.
 */
export function useDialogAct(
  desk: Room['desk'],
  act: () => Promise<string | null>,
  onDone: () => void = () => undefined,
) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async () => {
    setBusy(true);
    const outcome = await act();
    setBusy(false);
    setProblem(outcome);
    if (outcome !== null) return;
    onDone();
    desk.close();
  };
  return { isBusy, problem, onConfirm: () => void run(), onClose: desk.close };
}
