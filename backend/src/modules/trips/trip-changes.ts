/** The channel on which nodes tell one another that a trip changed what the public site shows of it. */
export const TRIP_CHANGED = 'trip-changed';
