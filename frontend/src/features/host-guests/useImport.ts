import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logProblem } from '../../api/errors';
import { checkImport, type GuestImport, type ImportCheck, importGuests } from '../../api/host/hostGuests';
import type { HostMe } from '../../api/host/hostMe';
import { newId } from '../../lib/newId';
import { soldCabin } from '../../lib/cabinNames';
import { tripOf, tripValue } from '../../lib/tripNames';
import { toastSuccess } from '../../ui/toast';
import { HttpError } from '../../api/http';
import { fileText } from './fileText';
import type { Letters } from './letters.rules';
import type { ImportChoices } from './ImportFile';
import type { ImportField } from './importFields';

interface Checked {
  /** The choices it was looked at with. */
  of: Partial<ImportChoices>;
  body: GuestImport;
  key: string;
  found: ImportCheck;
}

/** A file on its way in: looked at, mapped, looked at again, written once. */
export function useImport(trips: HostMe['trips'], firstTrip: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState<Partial<ImportChoices>>({});
  // The host's trips may come after the dialog.
  const chosen: ImportChoices = {
    text: '',
    trip: firstTrip,
    cabinType: 'inside',
    paymentType: 'full',
    ...changed,
  };
  const trip = trips.find(({ tripId }) => tripValue(tripId) === chosen.trip);
  const choices = trip ? { ...chosen, cabinType: soldCabin(trip, chosen.cabinType) } : chosen;
  /** The dry run, and what was looked at: what is written is the same to the letter. */
  const [looked, setLooked] = useState<Checked | null>(null);
  // An answer may come when something else stands there already.
  const checked = looked?.of === changed ? looked : null;

  const [unread, setUnread] = useState<string | null>(null);
  /** A file that does not say in which letters it is written, until its lines are changed by hand. */
  const [guessed, setGuessed] = useState<{ bytes: Uint8Array; letters: Letters } | null>(null);
  const look = useMutation({
    mutationFn: async (columns?: ImportCheck['columns']) => {
      const { trip: into, ...rest } = choices;
      const body = { ...rest, tripId: tripOf(into), ...(columns && { columns }) };
      return { of: changed, body, key: newId(), found: await checkImport(body) };
    },
    onSuccess: setLooked,
  });
  const write = useMutation({
    mutationFn: ({ body, key }: Checked) => importGuests({ ...body, onlyGood: true }, key),
    onSuccess: ({ added, waitlisted, duplicates, problems }, { of, found }) => {
      void queryClient.invalidateQueries({ queryKey: ['host'] });
      const parts = [
        waitlisted > 0 && `${waitlisted} on the waiting list`,
        duplicates > 0 && `${duplicates} left out, for they are there already`,
        problems > 0 && `${problems} left to be mended`,
      ];
      toastSuccess({
        title: added + waitlisted === 1 ? '1 booking added' : `${added + waitlisted} bookings added`,
        description: parts.filter(Boolean).join(', '),
      });
      // What was typed meanwhile waits for a look of its own.
      if (of !== changed) return;
      if (problems === 0) onDone();
      // What could not be read stays, to be mended and imported as well.
      else change({ text: found.badLines.replace('\uFEFF', '') });
    },
  });

  const change = (changes: Partial<ImportChoices>) => {
    setChanged({ ...changed, ...changes });
    setUnread(null);
    if ('text' in changes) setGuessed(null);
    look.reset();
    // What is being written goes on, and says how it went.
    if (!write.isPending) write.reset();
  };
  const takeFile = (bytes: Uint8Array, chosen?: Letters) => {
    const read = fileText(bytes, chosen);
    change('text' in read ? { text: read.text } : {});
    if ('problem' in read) setUnread(read.problem);
    else if (read.letters) setGuessed({ bytes, letters: read.letters });
  };
  const read = async (file: File) => {
    try {
      takeFile(new Uint8Array(await file.arrayBuffer()));
    } catch (err) {
      logProblem('The file was not read', err);
      change({});
      setUnread('This file could not be read. Choose it again.');
    }
  };
  const error = write.error ?? look.error;

  return {
    choices,
    /** The trip they come to; undefined before the host's trips are known. */
    into: trip,
    onChange: change,
    onFile: (file: File) => void read(file),
    letters: guessed?.letters,
    onLetters: (letters: Letters) => guessed && takeFile(guessed.bytes, letters),
    /** Why the file or its lines are not taken. */
    problem: unread ?? (error instanceof HttpError ? (error.fields['text'] ?? null) : null),
    found: checked?.found,
    look: () => look.mutate(undefined),
    mapColumn: (field: ImportField, column: number | undefined) => {
      if (!checked) return;
      const { [field]: _, ...others } = checked.found.columns;
      look.mutate(column === undefined ? others : { ...others, [field]: column });
    },
    write: () => checked && write.mutate(checked),
    isLooking: look.isPending,
    isWriting: write.isPending,
    error,
  };
}
