import { ARTIST_MARK } from '../../../../backend/contracts/trip-pages';

/** What is known of who hosts the trip: nothing while the trip is on its way or where none is sold. */
export type OfArtist = { artist: string } | null | undefined;

/** A text of the plan, in which `{artist}` stands for who hosts the trip. */
export function withArtist(text: string, trip: OfArtist): string {
  return text.replaceAll(ARTIST_MARK, () => trip?.artist || 'our guest artist');
}
