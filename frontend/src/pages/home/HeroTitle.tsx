import type { TripView } from '../../api/trip';
import type { TripFront } from '../../api/tripPages';
import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Hero.module.css';

const SITE = 'Gangway';
/** Letters of a line that has room in the largest size, whatever letters they are. */
const LARGE_LETTERS = 11;
/** As index.html has it: of no trip. */
const DESCRIPTION = 'Choose a cabin, pay, and meet the people you will sail with.';

interface Props {
  /** Undefined while it is on its way, null when there is none. */
  trip: TripView | null | undefined;
  front: TripFront | null | undefined;
}

/** The large words: as the hosts have broken them, line by line, or else the trip's title. */
export function HeroTitle({ trip, front }: Props) {
  const lines = front?.headline ?? [];
  const hasOwn = lines.length > 0;
  const isLarge = lines.every((line) => line.length <= LARGE_LETTERS);
  const isWaiting = !hasOwn && (front === undefined || trip === undefined) && trip !== null;
  return (
    <PageTitle
      title={trip?.title ?? SITE}
      description={front?.summary || trip?.description || DESCRIPTION}
      className={(hasOwn && isLarge) || isWaiting ? styles.title : styles.plainTitle}
    >
      {/* Broken by hand: no font, while it comes, may break it otherwise and move the page. */}
      {lines.map((line, place) => (
        <span key={`${place} ${line}`} className={styles.line}>
          {line}{' '}
        </span>
      ))}
      {isWaiting && <Waiting />}
      {!hasOwn && !isWaiting && <span>{trip?.title ?? SITE}</span>}
    </PageTitle>
  );
}

function Waiting() {
  return (
    <>
      <span className="visually-hidden">{SITE}</span>
      {['first', 'second', 'third', 'fourth'].map((line) => (
        <span key={line} className={styles.line} aria-hidden="true">
          <Skeleton height="0.7em" />
        </span>
      ))}
    </>
  );
}
