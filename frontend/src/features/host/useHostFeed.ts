import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { HostEvent, HostSummary } from '../../../../backend/contracts/host-events';
import { HOST_OVERVIEW_KEY, type HostOverview } from '../../api/host';
import { openHostFeed } from '../../api/host-socket';
import { SESSION_KEY } from '../../api/session';
import type { Connection } from '../../api/socket';
import { addArrivals, type Arrivals, changesOverview, newerSummary, NO_ARRIVALS } from './arrivals.rules';

const REREAD_AFTER_MS = 500;

interface HostFeed {
  connection: Connection;
  summary: HostSummary;
  arrivals: Arrivals;
  /** The newest event when the page opened; what is newer has arrived before the host's eyes. */
  openedAt: number;
}

/**
 * The Overview, kept current: figures and events come by the socket; what an event changes beside them is read again
 * over HTTP. After a cut the socket resumes behind the last event that is here.
 */
export function useHostFeed(overview: HostOverview): HostFeed {
  const queryClient = useQueryClient();
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' });
  const [told, setTold] = useState<HostSummary | null>(null);
  const [live, setLive] = useState<Arrivals>(NO_ARRIVALS);
  const arrivals = addArrivals(live, overview.recentEvents);
  const [openedAt] = useState(arrivals.lastId);
  const lastId = useRef(arrivals.lastId);

  useEffect(() => {
    lastId.current = arrivals.lastId;
  }, [arrivals.lastId]);

  useEffect(() => {
    let reread: ReturnType<typeof setTimeout> | undefined;
    const hearEvent = (event: HostEvent) => {
      setLive((known) => addArrivals(known, [event]));
      if (!changesOverview(event) || reread !== undefined) return;
      // Several events often belong to one booking; one reading serves them all.
      reread = setTimeout(() => {
        reread = undefined;
        void queryClient.invalidateQueries({ queryKey: HOST_OVERVIEW_KEY });
      }, REREAD_AFTER_MS);
    };
    const close = openHostFeed({
      lastEventId: () => lastId.current,
      onConnection: setConnection,
      onSummary: (summary) => setTold((known) => (known ? newerSummary(known, summary) : summary)),
      onEvent: hearEvent,
    });
    return () => {
      clearTimeout(reread);
      close();
    };
  }, [queryClient]);

  // Refused means that this person hosts nothing any more, or is signed out: the session knows.
  const isRefused = connection.state === 'refused';
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }, [queryClient, isRefused]);

  return { connection, summary: newerSummary(overview.summary, told), arrivals, openedAt };
}
