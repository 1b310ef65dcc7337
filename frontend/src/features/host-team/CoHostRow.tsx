import { Crown } from 'lucide-react';
import type { CoHost, Rights } from '../../api/host/hostTeam';
import { Button } from '../../ui/Button';
import { StatusMark } from '../../ui/StatusMark';
import { RightsChoice } from './RightsChoice';
import styles from './team.module.css';

const OWNER = { word: 'Owner', icon: Crown, tone: 'info' } as const;

interface Props {
  host: CoHost;
  mayChange: boolean;
  onRight: (right: keyof Rights, isGiven: boolean) => void;
  onHandOver: () => void;
  onRemove: () => void;
}

/** One host of a trip. A right is saved when it is ticked. */
export function CoHostRow({ host, mayChange, onRight, onHandOver, onRemove }: Props) {
  const { name, username, isOwner, isYou, money, documents, messages } = host;
  return (
    <li className={styles.person}>
      <p className={styles.who}>
        <span className={styles.name}>{isYou ? `${name} (you)` : name}</span>
        <span className={styles.aside}>{username}</span>
        {isOwner && <StatusMark look={OWNER} />}
      </p>
      {isOwner ? (
        <p className={styles.aside}>May do everything</p>
      ) : (
        <RightsChoice
          label={`What ${name} may do`}
          rights={{ money, documents, messages }}
          isFixed={!mayChange}
          onChange={onRight}
        />
      )}
      {mayChange && (
        <div className={styles.acts}>
          <Button tone="quiet" size="portal" onClick={onHandOver} aria-label={`Make ${name} the owner`}>
            Make owner
          </Button>
          <Button tone="quiet" size="portal" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
