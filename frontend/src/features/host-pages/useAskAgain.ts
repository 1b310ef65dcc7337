import { type FormEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useReadWaiver } from '../../api/host/hostWaiver';
import { saysNothingNew, type WaiverValues } from './waiverForm.rules';

interface Sending {
  form: UseFormReturn<WaiverValues>;
  send: () => void;
  refuse: (error: unknown) => void;
}

/**
 * The question before other words ask people to sign again. It stands before anything is sent: while it is open, what was typed
 * is still unsaved, and leaving the page is asked about.
 */
export function useAskAgain(tripId: number, { form, send, refuse }: Sending) {
  const read = useReadWaiver(tripId);
  const [isCounting, setCounting] = useState(false);
  /** How many have signed what is in force; null while nothing is asked. */
  const [signed, setSigned] = useState<number | null>(null);

  /** Somebody may have signed since the page was opened. */
  const count = async () => {
    setCounting(true);
    try {
      const kept = await read();
      const losing = saysNothingNew(form.getValues(), kept) ? 0 : (kept.tally?.signed ?? 0);
      if (losing === 0) send();
      else setSigned(losing);
    } catch (error) {
      refuse(error);
    } finally {
      setCounting(false);
    }
  };
  const submit = (event: FormEvent) => {
    // React hands on to the form what a dialog on the page sends.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isCounting) void count();
  };
  const decide = (isWanted: boolean) => {
    setSigned(null);
    if (isWanted) send();
  };
  return { submit, isCounting, signed, decide };
}
