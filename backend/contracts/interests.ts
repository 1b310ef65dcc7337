/** How many interests somebody tells the others of the trip, and how long one may be. */
export const MOST_INTERESTS = 6;
export const MOST_INTEREST_SIGNS = 30;
