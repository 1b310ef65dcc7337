import { formatLongDay } from './time/dates';

/** Since when a trip's guest list is closed to its guests, as the server says it where it refuses. */
export const listClosedSentence = (closedOn: string): string =>
  `The guest list of this trip closed on ${formatLongDay(closedOn)}.`;
