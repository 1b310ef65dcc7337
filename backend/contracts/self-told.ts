/** What somebody may tell the others of the trip about themselves, and how long each may be. */
export const MOST_TOWN_SIGNS = 60;
export const MOST_ABOUT_SIGNS = 280;
