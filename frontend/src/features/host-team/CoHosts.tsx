import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type RightChange, useChangeRight, useShownRights } from '../../api/host/hostRights';
import { type CoHost, useCoHosts } from '../../api/host/hostTeam';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { Waiting } from '../../ui/Waiting';
import { AddCoHost } from './AddCoHost';
import { CoHostRow } from './CoHostRow';
import { HandOverDialog } from './HandOverDialog';
import { RemoveCoHostDialog } from './RemoveCoHostDialog';
import { RIGHT_WORDS } from './RightsChoice';
import styles from './team.module.css';

interface Props {
  tripId: number;
  tripTitle: string;
  isOwner: boolean;
}

/** Who hosts a trip, and what each of them may do. Its owner adds, changes and removes, and may hand it over. */
export function CoHosts({ tripId, tripTitle, isOwner }: Props) {
  const { data: saved, isError, error, refetch } = useCoHosts(tripId);
  const hosts = useShownRights(tripId, saved);
  const [asked, setAsked] = useState<{ act: 'hand over' | 'remove'; host: CoHost } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { mutate } = useChangeRight(tripId, (change, why) => setRefused(refusalOf(change, hosts, why)));
  const change = (userId: number) => (right: RightChange['right'], isGiven: boolean) => {
    setRefused(null);
    mutate({ userId, right, isGiven });
  };
  const close = () => setAsked(null);

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
              onRight={change(host.userId)}
              onHandOver={() => setAsked({ act: 'hand over', host })}
              onRemove={() => setAsked({ act: 'remove', host })}
            />
          ))}
        </ul>
      )}
      {refused && <ErrorNote>{refused}</ErrorNote>}
      {isOwner && <AddCoHost tripId={tripId} />}
      {asked?.act === 'hand over' && (
        <HandOverDialog tripId={tripId} tripTitle={tripTitle} host={asked.host} onClose={close} />
      )}
      {asked?.act === 'remove' && (
        <RemoveCoHostDialog tripId={tripId} tripTitle={tripTitle} host={asked.host} onClose={close} />
      )}
    </Panel>
  );
}

/** "Money of Theo Adler was not changed. ..." */
function refusalOf({ userId, right }: RightChange, hosts: CoHost[] | undefined, error: unknown): string {
  const name = hosts?.find((host) => host.userId === userId)?.name ?? 'this host';
  return `“${RIGHT_WORDS[right]}” of ${name} stays as it was. ${sentenceOf(error)}`;
}
