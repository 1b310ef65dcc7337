import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import { uploadFile } from '../uploadFile';

/** A picture that the trip's owner handed in for its pages, and which of them show it now. */
export type OwnPicture = Schemas['TripPictureDto'];

const PICTURES = ['host', 'trips', 'pictures'];
const keyOf = (tripId: number) => [...PICTURES, tripId];

/** The trip's own pictures, the newest first. */
export function useTripPictures(tripId: number) {
  return useQuery({
    queryKey: keyOf(tripId),
    queryFn: ({ signal }) => {
      const params = { path: { tripId } };
      return dataOf<OwnPicture[]>(client.GET('/api/host/trips/{tripId}/pictures', { params, signal }));
    },
  });
}

/** Hands a picture in. Refuses with a sentence what is no picture, what is too large, and what there is no room for. */
export function useHandInPicture(tripId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: Blob) => {
      const body = { fileId: await uploadFile('photo', file) };
      const params = { path: { tripId } };
      return dataOf<OwnPicture>(client.POST('/api/host/trips/{tripId}/pictures', { params, body }));
    },
    onSuccess: (picture) =>
      queryClient.setQueryData<OwnPicture[]>(keyOf(tripId), (known = []) => [
        picture,
        ...known.filter(({ id }) => id !== picture.id),
      ]),
  });
}

/** Removes a picture for good. Refuses with a sentence what pages show, and what another owner handed in. */
export function useRemovePicture(tripId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (pictureId: string) => {
      const params = { path: { tripId, pictureId } };
      await client.DELETE('/api/host/trips/{tripId}/pictures/{pictureId}', { params });
    },
    onSuccess: (_removed, pictureId) => {
      queryClient.setQueryData<OwnPicture[]>(keyOf(tripId), (known) =>
        known?.filter(({ id }) => id !== pictureId),
      );
    },
    onSettled: () => {
      // A copy of the trip may have listed it, and a refusal says that the list is old; the log has one line more.
      for (const queryKey of [PICTURES, ['host', 'log']]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
