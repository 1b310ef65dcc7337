import { useEffect, useEffectEvent } from 'react';
import { onPaidElsewhere } from '../../api/device/paidElsewhere';
import { findDraft } from '../../api/draft';
import { logProblem } from '../../api/errors';
import { useBooked } from './useBooked';

/**
 * Leads to the confirmation when another tab has paid the booking that this page shows: nobody is asked to pay it here, or
 * to enter it again.
 */
export function usePaidElsewhere(isEntered: boolean): void {
  const booked = useEffectEvent(useBooked());
  useEffect(() => {
    if (!isEntered) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = async (guestId: string) => {
      try {
        const draft = await findDraft(signal);
        // One that is still there was entered meanwhile, for another booking.
        if (!draft && !signal.aborted) booked(guestId);
      } catch (error) {
        if (!signal.aborted) logProblem('Whether the booking is paid is not known', error);
      }
    };
    const end = onPaidElsewhere((guestId) => void look(guestId));
    return () => {
      end();
      leaving.abort();
    };
  }, [isEntered]);
}
