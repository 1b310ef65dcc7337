import { UndoBar } from '../../ui/UndoBar';
import type { useDateRemoval } from './useDateRemoval';

/** Says which date is gone, and takes it back while that is offered. */
export function RemovedDate({ removal }: { removal: ReturnType<typeof useDateRemoval> }) {
  const { removed, undo, forget, isPending } = removal;
  return (
    removed && (
      <UndoBar
        key={removed.id}
        onUndo={undo}
        onGone={forget}
        isPending={isPending}
      >{`"${removed.title}" is removed.`}</UndoBar>
    )
  );
}
