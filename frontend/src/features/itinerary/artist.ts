/** What is known of who hosts the trip: nothing while the trip is on its way or where none is sold. */
export type OfArtist = { artist: string } | null | undefined;

/** A text of the plan, in which `{artist}` stands for who hosts the trip. */
export function withArtist(text: string, trip: OfArtist): string {
  return text.replace('{artist}', trip?.artist || 'our guest artist');
}
