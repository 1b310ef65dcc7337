import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { useHostMe } from '../../api/host/hostMe';
import { type HostRequest, useDecideRequest, useHostRequests } from '../../api/host/hostTeam';
import { Button } from '../../ui/Button';
import { AskDialog } from '../../ui/AskDialog';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { StatusMark } from '../../ui/StatusMark';
import { Waiting } from '../../ui/Waiting';
import { REQUEST_STATUS } from './requestStatus';
import styles from './team.module.css';

/** People who registered as hosts. Who owns a trip, or runs the site, approves or declines; others see nothing of it. */
export function HostRequests({ isOperator = false }: { isOperator?: boolean }) {
  const ownsATrip = useHostMe({ isAsked: !isOperator }).data?.mayApproveHosts ?? false;
  const mayApprove = isOperator || ownsATrip;
  const { data: requests, isError, error, refetch } = useHostRequests(mayApprove);
  if (!mayApprove) return null;
  return (
    <Panel
      title="Host requests"
      empty={
        requests?.length === 0 ? 'Nobody has asked to be a host. Who registers as Host appears here.' : null
      }
    >
      {!requests && isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!requests && !isError && <Waiting height="6rem" onRetry={() => void refetch()} />}
      {requests && (
        <ul className={styles.people} aria-label="People who asked to be hosts">
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Request({ request }: { request: HostRequest }) {
  const { id, name, username, email, isEmailProven, status, decidedBy } = request;
  const [asking, setAsking] = useState<'approve' | 'decline' | null>(null);
  const decide = useDecideRequest();
  const close = () => setAsking(null);
  const ask = (what: 'approve' | 'decline') => {
    decide.reset();
    setAsking(what);
  };
  const problem = decide.isError ? sentenceOf(decide.error) : null;

  return (
    <li className={styles.person}>
      <p className={styles.who}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.aside}>
          {username}, {email}
        </span>
        <StatusMark look={REQUEST_STATUS[status]} />
        {!isEmailProven && (
          <span className={styles.aside}>
            {status === 'pending'
              ? 'Can be approved once they have confirmed this address'
              : 'Has not confirmed this address'}
          </span>
        )}
        {decidedBy && <span className={styles.aside}>by {decidedBy}</span>}
      </p>
      {status === 'pending' && (
        <div className={styles.acts}>
          {isEmailProven && (
            <Button size="portal" onClick={() => ask('approve')} aria-label={`Approve ${name}`}>
              Approve
            </Button>
          )}
          <Button tone="quiet" size="portal" onClick={() => ask('decline')} aria-label={`Decline ${name}`}>
            Decline
          </Button>
        </div>
      )}
      {asking === 'approve' && (
        <AskDialog
          title={`Make ${name} a host?`}
          confirmWord="Approve"
          busyWord="Approving..."
          isBusy={decide.isPending}
          problem={problem}
          onConfirm={() => decide.mutate({ id }, { onSuccess: close })}
          onClose={close}
        >
          <p>
            <bdi>{name}</bdi> can plan trips of their own and be added to yours. They see nothing of your
            trips until then. A mail tells them, and they log in again.
          </p>
        </AskDialog>
      )}
      {asking === 'decline' && (
        <AskDialog
          isDanger
          title={`Decline ${name}?`}
          confirmWord="Decline"
          busyWord="Declining..."
          reasonHint={`${name} stays a guest and gets a mail with your reason.`}
          isBusy={decide.isPending}
          problem={problem}
          onConfirm={(reason) => decide.mutate({ id, declinedFor: reason }, { onSuccess: close })}
          onClose={close}
        />
      )}
    </li>
  );
}
