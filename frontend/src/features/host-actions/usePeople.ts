import { useHostGuests } from '../../api/host/hostGuests';
import { mayOn, useHostMe, useTripName } from '../../api/host/hostMe';
import { usePayments } from '../../api/host/hostPayments';
import { formatMoney } from '../../lib/money';
import type { TripScope } from '../../lib/tripScope';
import { GUEST_STATUS } from '../../ui/statusLooks';
import type { HostAction, Picked } from './actions';

/** Somebody an act can be about. */
export interface Person extends Picked {
  name: string;
  about: string;
  aside: string | null;
}

interface People {
  people: readonly Person[];
  /** Undefined until it is known. */
  found: number | undefined;
  error: Error | null;
  retry: () => void;
}

/** Whom a search finds: for an act about money with what they paid or owe, for others from the list that every host reads. */
export function usePeople({ of, right }: HostAction, scope: TripScope, q: string): People {
  const isOfMoney = of !== undefined;
  const me = useHostMe().data;
  const tripName = useTripName();
  const payers = usePayments({ scope, q, status: of ?? 'all' }, isOfMoney);
  const guests = useHostGuests(scope, q ? { q } : {}, !isOfMoney);
  if (isOfMoney) {
    const people = (payers.data?.rows ?? []).map(
      ({ guest: name, tripId, tripTitle, reference, owedCents, paidCents, ...ids }): Person => ({
        bookingId: ids.bookingId,
        guestId: ids.guestId,
        name,
        about: `${tripName(tripId, tripTitle)}, ${reference}`,
        aside:
          of !== 'received' && owedCents > 0
            ? `${formatMoney(owedCents)} owed`
            : `${formatMoney(paidCents)} paid`,
      }),
    );
    return {
      people,
      found: payers.data?.found,
      error: payers.error,
      retry: () => void payers.refetch(),
    };
  }
  const listed = guests.data?.guests ?? [];
  const meant = listed.filter(({ tripId }) => !right || mayOn(me, tripId, right));
  const people = meant.map(
    ({ id: guestId, bookingId, name, tripId, tripTitle, email, status }): Person => ({
      bookingId,
      guestId,
      name,
      about: `${tripName(tripId, tripTitle)}, ${email}`,
      aside: GUEST_STATUS[status].word,
    }),
  );
  return {
    people,
    found: guests.data && guests.data.total - listed.length + meant.length,
    error: guests.error,
    retry: () => void guests.refetch(),
  };
}
