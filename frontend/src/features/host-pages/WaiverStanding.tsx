import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostWaiver, useTakeUsualWaiver } from '../../api/host/hostWaiver';
import { paths } from '../../lib/paths';
import { formatLongDay } from '../../lib/time/dates';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Panel } from '../../ui/Panel';
import styles from './PageForm.module.css';
import { signedWords } from './waiverForm.rules';

interface Props {
  tripId: number;
  /** As it is known now. */
  waiver: HostWaiver;
  /** The version that stands in the form. */
  shownVersion: () => number;
  onTaken: (usual: HostWaiver) => void;
}

/** Since when a trip's waiver is in force, who has signed it, and the way back to the usual text. */
export function WaiverStanding({ tripId, waiver, shownVersion, onTaken }: Props) {
  const { isOwn, inForceSince, tally } = waiver;
  const [isAsking, setAsking] = useState(false);
  const takeUsual = useTakeUsualWaiver(tripId);
  const close = () => {
    setAsking(false);
    takeUsual.reset();
  };
  const take = () =>
    takeUsual.mutate(shownVersion(), {
      onSuccess: (usual) => {
        close();
        onTaken(usual);
      },
    });
  return (
    <Panel title="In force">
      <div className={styles.part}>
        <p>{`${isOwn ? 'Your own words' : 'The usual text'}, since ${formatLongDay(inForceSince)}.`}</p>
        {tally && <p>{signedWords(tally)}</p>}
        {tally && tally.signed < tally.travellers && (
          <Link to={paths.hostDashboard({ tab: 'documents', trip: tripId, papers: 'waiver' })}>
            Who has not signed
          </Link>
        )}
        {isOwn && (
          <div>
            <Button tone="quiet" size="portal" onClick={() => setAsking(true)}>
              Take the usual text back
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <AskDialog
          title="Take the usual text back?"
          confirmWord="Take it back"
          closeWord="Keep these words"
          isBusy={takeUsual.isPending}
          problem={takeUsual.isError ? sentenceOf(takeUsual.error) : null}
          onConfirm={take}
          onClose={close}
        >
          <p>
            Who has signed the usual text of today need not sign it again; everybody else is asked to. Your
            own words stay with those who signed them, and what you changed here and did not save is gone.
          </p>
        </AskDialog>
      )}
    </Panel>
  );
}
