import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { type GuestShare, useGuestShares } from '../../../api/shares';
import { Panel } from '../../../features/booking/frame/Panel';
import { Button } from '../../../ui/Button';
import { ErrorNote } from '../../../ui/ErrorNote';
import styles from '../GuestPaymentPage.module.css';
import { NewShareDialog } from './NewShareDialog';
import { ShareLine } from './ShareLine';
import own from './SharesPanel.module.css';
import { obstacleOf } from './shareWords';
import { WithdrawDialog } from './WithdrawDialog';

/** What others are asked to pay of the booking, each by a link of their own. */
export function SharesPanel({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useGuestShares(bookingId);
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<GuestShare | null>(null);
  const [leaving, setLeaving] = useState<GuestShare | null>(null);
  if (error && !data) return <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>;
  if (!data) return null;
  const { shares, obstacle } = data;
  const why = obstacleOf(obstacle);
  // Of a booking that is paid, or has ended, there is nothing to share and perhaps nothing to tell.
  if (shares.length === 0 && obstacle !== null && why === null) return null;
  // It stands there also where the list could not be read again.
  const listed = made && !shares.some(({ id }) => id === made.id) ? [made, ...shares] : shares;

  return (
    <Panel title="Share the cost">
      <p>
        Ask others to pay their part by a link. Whoever opens it sees the amount, the trip, the cabin’s kind
        and your first name with an initial. Once less is left to pay than you asked for, the link takes what
        is left, and says so when nothing is. What goes back of a share goes back to who paid it.
      </p>
      {listed.length > 0 && (
        <ul className={own.lines}>
          {listed.map((share) => (
            <ShareLine
              // The list was read again before this is known: the line begins anew.
              key={share.id === made?.id ? `${share.id} made` : share.id}
              share={share}
              isNew={share.id === made?.id}
              onWithdraw={() => setLeaving(share)}
            />
          ))}
        </ul>
      )}
      {why !== null && <p className={styles.muted}>{why}</p>}
      {obstacle === null && (
        <div className={styles.actions}>
          <Button tone="quiet" size="portal" onClick={() => setAsking(true)}>
            Ask for a share
          </Button>
        </div>
      )}
      {isAsking && (
        <NewShareDialog
          bookingId={bookingId}
          shares={data}
          onMade={(share) => {
            setAsking(false);
            setMade(share);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {leaving && <WithdrawDialog bookingId={bookingId} share={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  );
}
