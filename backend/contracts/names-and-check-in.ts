/** From so many days before departure on only a host changes names, where the trip does not say otherwise. */
export const USUAL_NAMES_FINAL_DAYS = 14;
/** So many days before departure online check-in opens, where the trip does not say otherwise. */
export const USUAL_CHECK_IN_DAYS = 14;
/** No trip asks for either of them earlier, in days before departure. */
export const MOST_DAYS_AHEAD = 120;
