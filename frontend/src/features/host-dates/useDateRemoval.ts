import { useState } from 'react';
import { type HostDate, useRemoveDate, useRestoreDate } from '../../api/host/hostDates';

/** Removing a date, and taking that back while it is offered. */
export function useDateRemoval() {
  const [removed, setRemoved] = useState<{ id: string; title: string } | null>(null);
  const removing = useRemoveDate();
  const restoring = useRestoreDate();
  const forget = () => setRemoved(null);

  return {
    removed,
    forget,
    isPending: restoring.isPending,
    error: removing.error ?? restoring.error,
    remove: ({ id, version, title }: HostDate) => {
      if (id === null || version === null) return;
      // What is being undone is followed to its end.
      if (!restoring.isPending) restoring.reset();
      removing.mutate({ id, version }, { onSuccess: () => setRemoved({ id, title }) });
    },
    undo: () => {
      if (!removed) return;
      const isBack = () => setRemoved((now) => (now?.id === removed.id ? null : now));
      restoring.mutate(removed.id, { onSuccess: isBack });
    },
  };
}
