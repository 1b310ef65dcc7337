import type { GuestShare } from '../../../api/shares';
import { Button } from '../../../ui/Button';
import { Money } from '../../../ui/Money';
import lines from '../MoneyHistory.module.css';
import { ShareLink } from './ShareLink';
import styles from './SharesPanel.module.css';
import { stateOf } from './shareWords';

/** A share: whose, how much, how it stands, and what can be done with its link. */
export function ShareLine({ share, onWithdraw }: { share: GuestShare; onWithdraw: () => void }) {
  const { name, url, amountCents, state } = share;
  return (
    <li className={styles.share}>
      <div className={styles.line}>
        <span>
          <strong className={lines.name}>
            <bdi>{name}</bdi>
          </strong>
          <span className={lines.state}>{stateOf(share)}</span>
        </span>
        <Money cents={amountCents} />
      </div>
      {url !== null && (
        <div className={styles.acts}>
          <ShareLink share={{ name, url }} />
          {state !== 'confirming' && (
            <Button
              tone="quiet"
              size="portal"
              aria-label={`Withdraw the share of ${name}`}
              onClick={onWithdraw}
            >
              Withdraw
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
