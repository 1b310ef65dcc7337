import type { ShownPicture } from './trip-pages.js';

/** How many of each the pictures of the group may be. */
export const MOST_OF_GROUP = { pictures: 12 } as const;

/** A picture with a few words under it. */
export interface GroupPicture extends ShownPicture {
  title: string;
  /** A few more; may be empty. */
  description: string;
}

/** Pictures of the people of a trip, for its guests: a list that is empty is left out of its page. */
export interface TripGroup {
  /** Of earlier sailings, on the guests' home page. */
  adventures: GroupPicture[];
  /** What the group does together, under its guest list. */
  activities: GroupPicture[];
}
