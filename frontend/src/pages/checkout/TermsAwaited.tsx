import { TERMS_MISSING, type TripTerms } from '../../features/booking/terms/useTripTerms';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';

/** Stands where the terms will, while some of them are on their way, or says that they did not load. */
export function TermsAwaited({ terms: { isMissing, refetch } }: { terms: TripTerms }) {
  return isMissing ? (
    <ErrorNote onRetry={refetch}>{TERMS_MISSING}</ErrorNote>
  ) : (
    <Waiting height="320px" onRetry={refetch} />
  );
}
