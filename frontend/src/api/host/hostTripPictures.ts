import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import { uploadFile } from '../uploadFile';

/** A picture that the trip's owner handed in for its pages. */
type OwnPicture = Schemas['TripPictureDto'];

const keyOf = (tripId: number) => ['host', 'trips', 'pictures', tripId];

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
