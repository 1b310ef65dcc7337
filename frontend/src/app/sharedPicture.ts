import type { QueryClient } from '@tanstack/react-query';
import { shownStock } from '../../../backend/contracts/shown-stock';
import { frontOptions, shipOptions } from '../api/tripPages';

/** As a trip's pages name it, with its words. */
export interface SharedPicture {
  picture: string;
  alt: string;
}

/** What a link shows while no trip is on sale, or its pages cannot be had. */
export const ANY_SHIP: SharedPicture = shownStock('ship-sunset-hero');

/** The picture that goes with a shared link: what its trip on sale shows first, or its ship. */
export async function findSharedPicture(queryClient: QueryClient, tripId?: number): Promise<SharedPicture> {
  try {
    const front = await queryClient.fetchQuery(frontOptions(tripId));
    return front?.slides[0] ?? (await queryClient.fetchQuery(shipOptions(tripId)))?.cover ?? ANY_SHIP;
  } catch {
    return ANY_SHIP;
  }
}
