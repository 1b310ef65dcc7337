import { client, dataOf, type Schemas } from './client';
import { orEmpty } from './orEmpty';
import { useOwn } from './own';

/** Somebody's place on a trip. Days are `YYYY-MM-DD` in the trip's zone. */
export type GuestTrip = Schemas['GuestTripOverviewDto'];
/** The signed-in person and their booking. Amounts are dollars, as the specification has them. */
export type GuestProfile = Schemas['GuestProfileDto'];
export type GuestBooking = Schemas['GuestBookingDto'];
export type RecentMessage = Schemas['RecentMessageDto'];
export type Directory = Schemas['DirectoryDto'];
export type DirectoryPerson = Schemas['DirectoryPersonDto'];

const DIRECTORY_FRESH_MS = 60_000;

/** The person's details and booking; null for nobody. */
export function useGuestProfile() {
  return useOwn('profile', (signal) =>
    orEmpty(dataOf<GuestProfile>(client.GET('/api/guest/profile', { signal })), null),
  );
}

/** The person's trips, the one to look forward to first. */
export function useGuestTrips() {
  return useOwn('trips', (signal) =>
    orEmpty(dataOf<GuestTrip[]>(client.GET('/api/guest/trips', { signal })), []),
  );
}

/** The newest lines of the group's chat, once it is open to the person; who was let in then and is no more reads none. */
export function useRecentMessages(isOpen: boolean) {
  return useOwn(
    'messages',
    (signal) => orEmpty(dataOf<RecentMessage[]>(client.GET('/api/guest/messages/recent', { signal })), []),
    { isOpen },
  );
}

/**
 * Who sails with the person, as far as they may know. 402 for who has not paid is an error here: the gate stands before.
 * `directory.closed` from 30 days after the trip.
 * @param isOpen false until it is known that it is not closed.
 */
export function useDirectory(isOpen = true) {
  return useOwn('directory', (signal) => dataOf<Directory>(client.GET('/api/guest/directory', { signal })), {
    isOpen,
    staleTime: DIRECTORY_FRESH_MS,
  });
}
