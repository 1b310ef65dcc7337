import { useTripOfPage } from '../../lib/browser/useTripOfPage';

/** That there is nothing to book, without its full stop: of the trip that the address names, or of the site. */
export const useClosedWords = (): string =>
  useTripOfPage() === undefined ? 'No trip is on sale right now' : 'This trip is not open for booking now';
