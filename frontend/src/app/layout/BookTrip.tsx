import { ExternalLink } from 'lucide-react';
import { useSite } from '../../api/site';
import { useInTrip } from '../../lib/browser/useTripOfPage';
import { paths } from '../../lib/paths';
import { buttonLook } from '../../ui/buttonLook';
import styles from './BookTrip.module.css';
import { useWays } from './useWays';

interface Props {
  onFollow?: (() => void) | undefined;
  /** Loud where the visitor's next step is to book. */
  tone: 'primary' | 'quiet';
}

/** Opens the operator's external booking site in a tab of its own, or our prices where there is no such site. */
export function BookTrip({ onFollow, tone }: Props) {
  const site = useSite();
  const inTrip = useInTrip();
  const wayTo = useWays();

  return (
    <a
      className={buttonLook(tone, tone === 'quiet' ? 'portal' : 'public', styles.book)}
      href={site?.bookingSiteUrl ?? inTrip(wayTo({ to: paths.pricing() }))}
      target="_blank"
      rel="noopener"
      onClick={onFollow}
    >
      <span>
        Book a Trip
        <span className={styles.where}> Opens a new tab</span>
      </span>
      <ExternalLink aria-hidden="true" size={20} strokeWidth={1.75} />
    </a>
  );
}
