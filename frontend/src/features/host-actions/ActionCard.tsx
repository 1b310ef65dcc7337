import { Link } from '../../ui/Link';
import type { Schemas } from '../../api/client';
import { type HostMe, mayOn } from '../../api/host/hostMe';
import { formatCount } from '../../lib/numbers';
import type { TripScope } from '../../lib/tripScope';
import { Button } from '../../ui/Button';
import type { ActionLink, HostAction } from './actions';
import styles from './HostActions.module.css';

interface Props {
  action: HostAction;
  trip: number | null;
  scope: TripScope;
  /** Undefined while the rights are not known. */
  me: HostMe | undefined;
  waiting: Schemas['WaitingDto'] | null;
  onPick: () => void;
}

/** What a host may do, how much of it waits, and the way there. */
export function ActionCard({
  action: { title, about, icon: Icon, links, pick, right },
  trip,
  scope,
  me,
  waiting,
  onPick,
}: Props) {
  const ways = links.filter((link) => mayGo(link, me, trip));
  const mayPick = pick && (!right || mayOn(me, trip, right));
  return (
    <li className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={22} strokeWidth={1.75} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.about}>{about}</p>
      <div className={styles.ways}>
        {mayPick && (
          <Button tone="quiet" size="portal" aria-label={`${title}: choose a guest`} onClick={onPick}>
            Choose a guest
          </Button>
        )}
        {ways.map((link) => (
          <Way key={link.word} link={link} scope={scope} count={(waiting && link.count?.(waiting)) ?? null} />
        ))}
        {!mayPick && ways.length === 0 && (
          <p className={styles.withheld}>The owner of the trip gives the right to this.</p>
        )}
      </div>
    </li>
  );
}

function mayGo({ right }: ActionLink, me: HostMe | undefined, trip: number | null): boolean {
  if (right === undefined) return true;
  return right === 'approve' ? (me?.mayApproveHosts ?? true) : mayOn(me, trip, right);
}

function Way({
  link: { word, to },
  scope,
  count,
}: {
  link: ActionLink;
  scope: TripScope;
  count: number | null;
}) {
  return (
    <Link to={to(scope)} className={styles.way}>
      {word}
      {count !== null && (
        <span className={styles.count} data-waits={count > 0}>
          {formatCount(count)}
        </span>
      )}
    </Link>
  );
}
