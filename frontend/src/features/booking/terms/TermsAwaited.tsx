import { ErrorNote } from '../../../ui/ErrorNote';
import { Waiting } from '../../../ui/Waiting';
import type { TripTerms } from './useTripTerms';

interface Props {
  terms: TripTerms;
  /** About that of the terms. */
  height: string;
}

/** Stands where the terms will, while some of them are on their way, or says that they did not load. */
export function TermsAwaited({ terms: { isMissing, refetch }, height }: Props) {
  return isMissing ? (
    <ErrorNote onRetry={refetch}>The terms could not be loaded. Try again.</ErrorNote>
  ) : (
    <Waiting height={height} onRetry={refetch} />
  );
}
