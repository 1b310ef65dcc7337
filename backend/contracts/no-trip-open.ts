/** Said where somebody would book, or read of the trip on sale, while there is none. */
export const NO_TRIP_OPEN = {
  code: 'trip.none_open',
  message: 'No trip is open for booking right now.',
} as const;
