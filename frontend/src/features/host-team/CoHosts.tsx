import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type CoHost, useChangeTeam, useCoHosts } from '../../api/hostTeam';
import { AskDialog } from '../../ui/AskDialog';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { Waiting } from '../../ui/Waiting';
import { AddCoHost } from './AddCoHost';
import { CoHostRow } from './CoHostRow';
import styles from './team.module.css';

interface Props {
  tripId: number;
  tripTitle: string;
  isOwner: boolean;
}

/** Who hosts a trip, and what each of them may do. Its owner adds, changes and removes. */
export function CoHosts({ tripId, tripTitle, isOwner }: Props) {
  const { data: hosts, isError, error, refetch } = useCoHosts(tripId);
  const team = useChangeTeam(tripId);
  const [leaving, setLeaving] = useState<CoHost | null>(null);
  const remove = () => {
    if (leaving)
      team.mutate({ act: 'remove', userId: leaving.userId }, { onSettled: () => setLeaving(null) });
  };

  return (
    <Panel title="Hosts">
      {!hosts && isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!hosts && !isError && <Waiting height="8rem" onRetry={() => void refetch()} />}
      {hosts && (
        <ul className={styles.people} aria-label="Hosts of this trip">
          {hosts.map((host) => (
            <CoHostRow
              key={host.userId}
              host={host}
              mayChange={isOwner && !host.isOwner}
              onRights={(rights) => team.mutate({ act: 'change', userId: host.userId, rights })}
              onRemove={() => setLeaving(host)}
            />
          ))}
        </ul>
      )}
      {team.isError && team.variables.act !== 'add' && <ErrorNote>{sentenceOf(team.error)}</ErrorNote>}
      {isOwner && <AddCoHost tripId={tripId} />}
      {leaving && (
        <AskDialog
          title={`Remove ${leaving.name}?`}
          confirmWord="Remove"
          busyWord="Removing..."
          isDanger
          isBusy={team.isPending}
          onConfirm={remove}
          onClose={() => setLeaving(null)}
        >
          <p>
            {leaving.name} stops hosting {tripTitle} at once: its pages and live updates close for them, and a
            mail tells them. What they did stays in the activity log.
          </p>
        </AskDialog>
      )}
    </Panel>
  );
}
