import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import section from './Section.module.css';

interface Props {
  /** It did not load. */
  isMissing: boolean;
  onRetry: () => void;
}

/** Stands in the place of what the trip says of its ship, while that is on its way or did not load. */
export function ShipWait({ isMissing, onRetry }: Props) {
  return (
    <div className={section.section}>
      {isMissing ? (
        <ErrorNote onRetry={onRetry}>What is on board did not load. Please try again.</ErrorNote>
      ) : (
        <Waiting height="100rem" onRetry={onRetry} />
      )}
    </div>
  );
}
