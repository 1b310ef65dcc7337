import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { isRefusal } from './errors';
import { useOwn } from './own';
import { useKeepPart, useReadReplaced } from './ownTrip';

/** What the person keeps up to date for the trip. Days are `YYYY-MM-DD` in the trip's zone. */
export type OwnDetails = Schemas['OwnDetailsDto'];
export type TravellerDetails = Schemas['TravellerDetailsDto'];
/** What the hosts of a trip ask each of its travellers. */
export type Question = Schemas['QuestionDto'];
/** What of a traveller changes; what is left out stays. */
export type TravellerChange = Schemas['ChangeTravellerDto'];
export type Waiver = Schemas['WaiverDto'];
export type WaiverTraveller = Schemas['WaiverTravellerDto'];
export type Signature = Schemas['SignWaiverDto'];
export type Checklist = Schemas['ChecklistDto'];
export type ChecklistItem = Schemas['ChecklistItemDto'];
/** What the others of the trip read about somebody beside the first name. */
export type Privacy = Schemas['PrivacyDto'];
/** What of it is chosen anew. */
export type PrivacyChange = Schemas['ChangePrivacyDto'];

/** Where the browser gets the waiver of a trip as a file, whichever is chosen by now; null for the text of who has booked nothing. */
export const waiverFile = (tripId: number | null): string =>
  tripId === null ? '/api/guest/waiver/text' : `/api/guest/trips/${tripId}/waiver/text`;
/** And what a traveller has signed, also once another text is in force. */
export const signedWaiverFile = ({ tripId, position }: OwnTraveller): string =>
  `/api/guest/trips/${tripId}/waiver/travellers/${position}/text`;

/** Which traveller is meant, and of which trip: of the one that is shown, whichever is chosen by now. */
export interface OwnTraveller {
  tripId: number;
  position: number;
}

/** The same, and who has that place on the page: where somebody else has it by now, it is refused with `traveller.replaced`. */
export interface NamedTraveller extends OwnTraveller {
  guestId: number;
}

/** Null for who has booked nothing. */
export function useOwnDetails() {
  return useOwn('details', async (signal) => {
    const { data, response } = await client.GET('/api/guest/details', { signal });
    return response.status === 204 || !data ? null : data;
  });
}

/** Refuses with `details.changed` when the record was changed since it was read, and with fields that need another look. */
export function useChangeTraveller(path: OwnTraveller) {
  const keep = useKeepPart();
  return useMutation({
    mutationFn: (body: TravellerChange) =>
      dataOf<OwnDetails>(
        client.PATCH('/api/guest/trips/{tripId}/details/travellers/{position}', { params: { path }, body }),
      ),
    // The part of the record closes with its new words, and not when the rest of the page has been asked for again.
    onSuccess: (details) => void keep('details', details),
  });
}

export function useWaiver() {
  return useOwn('waiver', (signal) => dataOf<Waiver>(client.GET('/api/guest/waiver', { signal })));
}

/** Refuses with `waiver.changed` when another text is in force by now, which is read then. */
export function useSignWaiver(path: OwnTraveller) {
  const keep = useKeepPart();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Signature) =>
      dataOf<Waiver>(
        client.POST('/api/guest/trips/{tripId}/waiver/travellers/{position}', { params: { path }, body }),
      ),
    onSuccess: (waiver) => keep('waiver', waiver),
    onError: async (error) => {
      if (isRefusal(error, 'waiver.changed')) await queryClient.invalidateQueries({ queryKey: ['guest'] });
    },
  });
}

/** What is to be done before sailing, as the records stand; empty for who has booked nothing. */
export function useChecklist() {
  return useOwn('checklist', (signal) => dataOf<Checklist>(client.GET('/api/guest/checklist', { signal })));
}

/** Refuses with a sentence while check-in is closed or papers are missing, and with `traveller.replaced`. */
export function useCheckIn() {
  const keep = useKeepPart();
  const readReplaced = useReadReplaced();
  return useMutation({
    mutationFn: ({ guestId, ...path }: NamedTraveller) =>
      dataOf<Checklist>(
        client.POST('/api/guest/trips/{tripId}/check-in/travellers/{position}', {
          params: { path },
          body: { guestId },
        }),
      ),
    onSuccess: (checklist) => keep('checklist', checklist),
    onError: readReplaced,
  });
}

export function usePrivacy() {
  return useOwn('privacy', (signal) => dataOf<Privacy>(client.GET('/api/guest/privacy', { signal })));
}

/** @param tripId of the choices that are shown. */
export function useChangePrivacy(tripId: number) {
  const keep = useKeepPart();
  return useMutation({
    mutationFn: (body: PrivacyChange) =>
      dataOf<Privacy>(
        client.PUT('/api/guest/trips/{tripId}/privacy', { params: { path: { tripId } }, body }),
      ),
    // One after the other: of two choices the later one is what stays.
    scope: { id: 'privacy' },
    onSuccess: (privacy) => keep('privacy', privacy),
  });
}
