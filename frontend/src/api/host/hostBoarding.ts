import { type QueryClient, useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import type { Mark } from './boardingMarks.rules';

/** Who of a trip's travellers is here on the day. */
export type BoardingList = Schemas['BoardingListDto'];
export type BoardingTraveller = Schemas['BoardingTravellerDto'];
/** One of them, by the code that they show. */
export type BoardingPass = Schemas['BoardingPassDto'];

const listKey = (tripId: number) => ['host', 'boarding', 'list', tripId];
const PASSES = ['host', 'boarding', 'pass'];

export function useBoardingList(tripId: number) {
  return useQuery({
    queryKey: listKey(tripId),
    queryFn: ({ signal }) =>
      dataOf<BoardingList>(
        client.GET('/api/host/trips/{tripId}/boarding', { params: { path: { tripId } }, signal }),
      ),
  });
}

/** Refuses with `boarding.code_unknown`. Asking marks nobody. */
export function useBoardingPass(code: string) {
  return useQuery({
    queryKey: [...PASSES, code],
    queryFn: ({ signal }) =>
      dataOf<BoardingPass>(client.GET('/api/host/boarding/{code}', { params: { path: { code } }, signal })),
  });
}

/** Tells the server of a press; sent twice it is the same. Refuses with a sentence for who cannot be marked now. */
export function sendMark({ tripId, guestId, isHere }: Mark): Promise<BoardingPass> {
  const params = { path: { tripId, guestId } };
  return dataOf<BoardingPass>(
    client.PUT('/api/host/trips/{tripId}/boarding/{guestId}', { params, body: { isHere } }),
  );
}

/** Shows what the server has answered wherever the traveller stands. */
export function showMarked(queryClient: QueryClient, pass: BoardingPass): void {
  const { traveller, problem: _, ...figures } = pass;
  const isThem = ({ guestId }: BoardingTraveller) => guestId === traveller.guestId;
  queryClient.setQueryData<BoardingList>(
    listKey(pass.tripId),
    (list) =>
      list && {
        ...list,
        ...figures,
        travellers: list.travellers.map((one) => (isThem(one) ? traveller : one)),
      },
  );
  queryClient.setQueriesData<BoardingPass>({ queryKey: PASSES }, (known) =>
    known && isThem(known.traveller) ? pass : known,
  );
}
