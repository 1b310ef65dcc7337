import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkImport, type GuestImport, type ImportCheck, importGuests } from '../../api/hostGuests';
import { toastSuccess } from '../../ui/toast';
import { HttpError } from '../../api/http';
import { fileText } from './fileText';
import type { ImportChoices } from './ImportFile';
import type { ImportField } from './importFields';

/** A file on its way in: looked at, mapped, looked at again, written once. */
export function useImport(firstTrip: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState<Partial<ImportChoices>>({});
  // The host's trips may come after the dialog.
  const choices: ImportChoices = {
    text: '',
    trip: firstTrip,
    cabinType: 'inside',
    paymentType: 'full',
    ...changed,
  };
  /** The dry run, and what was looked at: what is written is the same to the letter. */
  const [checked, setChecked] = useState<{ body: GuestImport; key: string; found: ImportCheck } | null>(null);

  const [unread, setUnread] = useState<string | null>(null);
  const look = useMutation({
    mutationFn: async (columns?: ImportCheck['columns']) => {
      const { trip, ...rest } = choices;
      const body = { ...rest, tripId: Number(trip.slice('trip-'.length)), ...(columns && { columns }) };
      return { body, key: crypto.randomUUID(), found: await checkImport(body) };
    },
    onSuccess: setChecked,
  });
  const write = useMutation({
    mutationFn: ({ body, key }: { body: GuestImport; key: string }) => importGuests(body, key),
    onSuccess: ({ added, waitlisted, duplicates }) => {
      void queryClient.invalidateQueries({ queryKey: ['host'] });
      const parts = [
        waitlisted > 0 && `${waitlisted} on the waiting list`,
        duplicates > 0 && `${duplicates} left out, for they are there already`,
      ];
      toastSuccess({
        title: added + waitlisted === 1 ? '1 booking added' : `${added + waitlisted} bookings added`,
        description: parts.filter(Boolean).join(', '),
      });
      onDone();
    },
  });

  const change = (changes: Partial<ImportChoices>) => {
    setChanged({ ...changed, ...changes });
    setChecked(null);
    setUnread(null);
    look.reset();
    write.reset();
  };
  const error = write.error ?? look.error;

  return {
    choices,
    change,
    takeFile: (bytes: Uint8Array) => {
      const read = fileText(bytes);
      change('text' in read ? { text: read.text } : {});
      if ('problem' in read) setUnread(read.problem);
    },
    /** Why the file or its lines are not taken. */
    textProblem: unread ?? (error instanceof HttpError ? (error.fields['text'] ?? null) : null),
    found: checked?.found,
    look: () => look.mutate(undefined),
    mapColumn: (field: ImportField, column: number | undefined) => {
      if (!checked) return;
      const { [field]: _, ...others } = checked.found.columns;
      look.mutate(column === undefined ? others : { ...others, [field]: column });
    },
    write: () => checked && write.mutate(checked),
    isBusy: look.isPending || write.isPending,
    error,
  };
}
