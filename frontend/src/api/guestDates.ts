import { client, type Schemas } from './client';
import { useOwn } from './own';

export type GuestDates = Schemas['GuestDatesDto'];
export type ImportantDate = Schemas['ImportantDateDto'];

/** What has a day on the person's trip; null for who has booked nothing, and once the trip is over. */
export function useGuestDates() {
  return useOwn('dates', async (signal) => {
    const { data, response } = await client.GET('/api/guest/dates', { signal });
    return response.status === 204 || !data ? null : data;
  });
}
