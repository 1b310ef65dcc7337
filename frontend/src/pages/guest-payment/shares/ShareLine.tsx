import type { GuestShare } from '../../../api/shares';
import { Button } from '../../../ui/Button';
import { Money } from '../../../ui/Money';
import lines from '../MoneyHistory.module.css';
import { ShareLink } from './ShareLink';
import styles from './SharesPanel.module.css';
import { stateOf } from './shareWords';

interface Props {
  share: GuestShare;
  /** It was made a moment ago. */
  isNew: boolean;
  onWithdraw: () => void;
}

/** A share: whose, how much, how it stands, and what can be done with its link. */
export function ShareLine({ share, isNew, onWithdraw }: Props) {
  const { name, url, amountCents, state, isHeldBack } = share;
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
        <ShareLink name={name} url={url} isNew={isNew}>
          {(state !== 'confirming' || isHeldBack) && (
            <Button
              tone="quiet"
              size="portal"
              aria-label={`Withdraw the share of ${name}`}
              onClick={onWithdraw}
            >
              Withdraw
            </Button>
          )}
        </ShareLink>
      )}
    </li>
  );
}
