import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { meantTrip } from '../../lib/meantTrip';
import { ownZone } from '../../lib/time/ownZone';
import { tripNames, tripValue } from '../../lib/tripNames';
import { client, dataOf, type Schemas } from '../client';

export type HostMe = Schemas['HostMeDto'];
/** What a co-host is given beside what every host may. */
export type HostRight = 'money' | 'documents' | 'messages';

/** The trips this person hosts, those on sale first, and what they may do on each. Not asked for who may be no host. */
export function useHostMe({ isAsked = true } = {}) {
  return useQuery({
    queryKey: ['host', 'trips', 'me'],
    enabled: isAsked,
    queryFn: ({ signal }) => dataOf<HostMe>(client.GET('/api/host/me', { signal })),
  });
}

/**
 * Whether a host has a right: on the chosen trip, or with all chosen on any. Nothing is withheld while the rights are not
 * known, nor for a trip that is not theirs: the server refuses all the same.
 */
export function mayOn(me: HostMe | undefined, trip: number | null, right: HostRight): boolean {
  const asked = me?.trips.filter(({ tripId }) => trip === null || tripId === trip) ?? [];
  return asked.length === 0 || asked.some((one) => one[right]);
}

/** The zone in which a page of the desk writes its times: that of the trip it is about. */
export function useDeskZone(trip: number | null): string {
  return meantTrip(useHostMe().data?.trips ?? [], trip)?.timeZone ?? ownZone();
}

/** What some of the host's trips are called among all of them, by their value in a list to choose from. */
export function useTripNames(trips: HostMe['trips']): Record<string, string> {
  return tripNames(trips, useHostMe().data?.trips);
}

/** What a trip of this title is called. */
export type TripName = (tripId: number | null, title: string) => string;

/** What the desk calls a trip among all that this person hosts: by its title while they are not known, or it is none of them. */
export function useTripName(): TripName {
  const trips = useHostMe().data?.trips;
  return useMemo(() => {
    const names = tripNames(trips ?? []);
    return (tripId, title) => names[tripValue(tripId)] ?? title;
  }, [trips]);
}
