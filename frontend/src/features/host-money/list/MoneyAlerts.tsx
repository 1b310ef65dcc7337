import { useState } from 'react';
import { NO_OUTCOME } from '../../../../../backend/contracts/host-words';
import { sentenceOf } from '../../../api/errors';
import { type MoneyAlert, useCloseAlert, useMoneyAlerts } from '../../../api/host/hostMoney';
import { formatMoment } from '../../../lib/time/moment';
import { Button } from '../../../ui/Button';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Money } from '../../../ui/Money';
import { Panel } from '../../../ui/Panel';
import { toastSuccess } from '../../../ui/toast';
import { CompareButton } from './CompareButton';
import styles from './MoneyAlerts.module.css';
import { DialogForm } from '../../../ui/DialogForm';
import { ALERT_WORDS } from '../parts/paymentWords';
import { ReasonField } from '../../../ui/form/ReasonField';
import { useReason } from '../../../ui/form/useReason';

interface Props {
  timeZone: string;
  onOpenBooking: (bookingId: string) => void;
}

/** What about money waits for a person: each is closed with a word on what came of it. */
export function MoneyAlerts({ timeZone, onOpenBooking }: Props) {
  const { data, error, refetch } = useMoneyAlerts();
  const [closing, setClosing] = useState<MoneyAlert | null>(null);

  return (
    <Panel
      title="Needs a look"
      mark={<CompareButton />}
      empty={data?.length === 0 ? 'Nothing waits. The books are compared with PayPal every day.' : null}
    >
      {error && !data && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      <ul className={styles.list}>
        {data?.map((alert) => (
          <li key={alert.id} className={styles.alert}>
            <div className={styles.text}>
              <p className={styles.kind}>
                {ALERT_WORDS[alert.kind]}
                <time dateTime={alert.at} className={styles.when}>
                  {formatMoment(alert.at, timeZone)}
                </time>
              </p>
              <p>{alert.text}</p>
              <Difference alert={alert} />
            </div>
            <div className={styles.buttons}>
              {alert.bookingId && (
                <Button tone="quiet" size="portal" onClick={() => onOpenBooking(alert.bookingId ?? '')}>
                  Open booking
                </Button>
              )}
              <Button tone="quiet" size="portal" onClick={() => setClosing(alert)}>
                Close
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {closing && <CloseDialog alert={closing} onClose={() => setClosing(null)} />}
    </Panel>
  );
}

function Difference({ alert: { oursCents, theirsCents, currency } }: { alert: MoneyAlert }) {
  if (oursCents === null && theirsCents === null) return null;
  return (
    <p className={styles.when}>
      {oursCents !== null && (
        <>
          Our books: <Money cents={oursCents} />.{' '}
        </>
      )}
      {theirsCents !== null && (
        <>
          PayPal: <Money cents={theirsCents} /> {currency !== 'USD' && currency}
        </>
      )}
    </p>
  );
}

function CloseDialog({ alert, onClose }: { alert: MoneyAlert; onClose: () => void }) {
  const { reason: note, isGiven, field } = useReason(NO_OUTCOME);
  const close = useCloseAlert();
  const act = () => {
    if (!isGiven()) return;
    const done = () => {
      toastSuccess({ title: 'Closed', description: 'Your note stands in the activity log.' });
      onClose();
    };
    close.mutate({ alertId: alert.id, note }, { onSuccess: done });
  };
  return (
    <DialogForm
      title={`Close "${ALERT_WORDS[alert.kind]}"`}
      confirmWord="Close it"
      isBusy={close.isPending}
      problem={close.error && sentenceOf(close.error)}
      onConfirm={act}
      onClose={onClose}
    >
      <p>{alert.text}</p>
      <ReasonField label="What came of it" hint="Kept in the activity log." {...field} />
    </DialogForm>
  );
}
