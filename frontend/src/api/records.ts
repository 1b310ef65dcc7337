import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { isRefusal } from './errors';
import { useKeepOwn, useOwn } from './own';

/** What the person keeps up to date for the trip. Days are `YYYY-MM-DD` in the trip's zone. */
export type OwnDetails = Schemas['OwnDetailsDto'];
export type TravellerDetails = Schemas['TravellerDetailsDto'];
/** What of a traveller changes; what is left out stays. */
export type TravellerChange = Schemas['ChangeTravellerDto'];
export type Waiver = Schemas['WaiverDto'];
export type WaiverTraveller = Schemas['WaiverTravellerDto'];
export type Signature = Schemas['SignWaiverDto'];
export type Checklist = Schemas['ChecklistDto'];
export type ChecklistItem = Schemas['ChecklistItemDto'];
/** What the others of the trip read about somebody beside the first name. */
export type Privacy = Schemas['PrivacyDto'];

/** Where the browser gets the waiver as a file. */
export const WAIVER_FILE = '/api/guest/waiver/text';

/** Null for who has booked nothing. */
export function useOwnDetails() {
  return useOwn('details', async (signal) => {
    const { data, response } = await client.GET('/api/guest/details', { signal });
    return response.status === 204 || !data ? null : data;
  });
}

/** Refuses with `details.changed` when the record was changed since it was read, and with fields that need another look. */
export function useChangeTraveller(position: number) {
  const keep = useKeepOwn();
  return useMutation({
    mutationFn: (body: TravellerChange) => {
      const params = { path: { position } };
      return dataOf<OwnDetails>(client.PATCH('/api/guest/details/travellers/{position}', { params, body }));
    },
    // The part of the record closes with its new words, and not when the rest of the page has been asked for again.
    onSuccess: (details) => void keep('details', details),
  });
}

export function useWaiver() {
  return useOwn('waiver', (signal) => dataOf<Waiver>(client.GET('/api/guest/waiver', { signal })));
}

/** Refuses with `waiver.changed` when another text is in force by now, which is read then. */
export function useSignWaiver(position: number) {
  const keep = useKeepOwn();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Signature) => {
      const params = { path: { position } };
      return dataOf<Waiver>(client.POST('/api/guest/waiver/travellers/{position}', { params, body }));
    },
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

/** Refuses with a sentence while check-in is closed or papers are missing. */
export function useCheckIn() {
  const keep = useKeepOwn();
  return useMutation({
    mutationFn: (position: number) => {
      const params = { path: { position } };
      return dataOf<Checklist>(client.POST('/api/guest/check-in/travellers/{position}', { params }));
    },
    onSuccess: (checklist) => keep('checklist', checklist),
  });
}

export function usePrivacy() {
  return useOwn('privacy', (signal) => dataOf<Privacy>(client.GET('/api/guest/privacy', { signal })));
}

export function useChangePrivacy() {
  const keep = useKeepOwn();
  return useMutation({
    mutationFn: (body: Partial<Privacy>) => dataOf<Privacy>(client.PUT('/api/guest/privacy', { body })),
    // One after the other: of two choices the later one is what stays.
    scope: { id: 'privacy' },
    onSuccess: (privacy) => keep('privacy', privacy),
  });
}
