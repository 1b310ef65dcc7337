import { useSession } from '../../api/session';
import { countdownSentence } from '../../features/voyage/countdown';
import { useVoyage } from '../../features/voyage/useVoyage';
import { useVoyageFront } from '../../features/voyage/useVoyagePages';
import { formatDayRange } from '../../lib/time/dates';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import { TripPicture } from '../../ui/TripPicture';
import styles from './WelcomeHero.module.css';

/** Of no trip in particular. */
const ANY_SHIP = 'ship-sunset-hero';

/** Who is greeted, and how many days there are to go. */
export function WelcomeHero() {
  const { user } = useSession();
  const meant = useVoyage();
  const { voyage, isNoneOpen, isError, refetch } = meant;
  const { data: front, isMissing } = useVoyageFront(meant);
  const isKnown = front !== undefined || isMissing || isNoneOpen || isError;
  const picture = front?.slides[0]?.picture ?? ANY_SHIP;
  const dates = voyage?.startDate && voyage.endDate && formatDayRange(voyage.startDate, voyage.endDate);

  return (
    <section className={styles.hero} aria-label="Welcome">
      {isKnown && (
        <TripPicture
          picture={picture}
          upright={picture === ANY_SHIP ? 'ship-sunset-portrait' : undefined}
          alt=""
          sizes="100vw"
          isFirst
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.trip}>{voyage ? [voyage.title, dates].filter(Boolean).join(', ') : '\u00A0'}</p>
        <PageTitle title="Guest Portal" className={styles.title}>
          {user ? `Welcome aboard, ${user.firstName}` : 'Welcome aboard'}
        </PageTitle>
        {isError && !voyage ? (
          <div className={styles.problem}>
            <p role="alert">The dates of your trip did not load.</p>
            <Button tone="hero" size="portal" onClick={refetch}>
              Retry
            </Button>
          </div>
        ) : (
          <p className={styles.countdown}>
            {voyage && <span>{countdownSentence(voyage)}</span>}
            {isNoneOpen && <span>No trip is on sale right now</span>}
            {!voyage && !isNoneOpen && <Skeleton width="12ch" />}
          </p>
        )}
        <ButtonLink tone="hero" to={paths.chat()}>
          Join the conversation
        </ButtonLink>
      </div>
    </section>
  );
}
