import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HostSummary } from '../../../../backend/contracts/host-events';
import { useHostOverview } from '../../api/host/host';
import { openHostFeed } from '../../api/host/hostSocket';
import { hostNews } from '../../api/host/hostNews';
import { SESSION_KEY } from '../../api/session';
import type { Connection } from '../../api/socket';
import { addArrivals, type Arrivals, newerSummary, NO_ARRIVALS } from './arrivals.rules';

export interface HostFeed {
  connection: Connection;
  /** The newest figures over all trips that the socket has told. */
  told: HostSummary | null;
  arrivals: Arrivals;
  /** The newest event when the desk opened; what is newer has arrived before the host's eyes. */
  openedAt: number;
}

/**
 * The desk's one socket: figures and events come by it, and what an event changes on the tabs is read again over HTTP. It
 * opens when the Overview has told up to where events are known; after a cut it resumes behind the last one.
 */
export function useHostFeed(): HostFeed {
  const queryClient = useQueryClient();
  const { data: overview, dataUpdatedAt: knownAt } = useHostOverview(null);
  const recent = overview?.recentEvents;
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' });
  const [told, setTold] = useState<HostSummary | null>(null);
  const [live, setLive] = useState<Arrivals>(NO_ARRIVALS);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const arrivals = addArrivals(live, recent ?? []);
  const lastId = useRef(arrivals.lastId);
  const trips = useRef<number | null>(null);
  const isKnown = recent !== undefined;
  if (isKnown && openedAt === null) setOpenedAt(arrivals.lastId);

  useEffect(() => {
    lastId.current = arrivals.lastId;
  }, [arrivals.lastId]);

  // A trip that is lost before the socket stands is told by its first figures: they are held against those of the page.
  const tripsShown = useEffectEvent(() => overview?.summary.totalTrips ?? null);

  // What a tab read earlier than that is older than where the socket takes up: nobody would tell what came in between.
  const readOlder = useEffectEvent(() =>
    queryClient.invalidateQueries({
      queryKey: ['host'],
      predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < knownAt,
    }),
  );

  useEffect(() => {
    if (!isKnown) return;
    trips.current = tripsShown();
    void readOlder();
    const news = hostNews(queryClient);
    const close = openHostFeed({
      lastEventId: () => lastId.current,
      onConnection: setConnection,
      onSummary: (summary) => {
        // Who was given a trip or lost one sees it everywhere at once. The newest event of other trips may be an older one.
        const areOthers = trips.current !== null && trips.current !== summary.totalTrips;
        if (areOthers) void queryClient.invalidateQueries({ queryKey: ['host'] });
        trips.current = summary.totalTrips;
        setTold((known) => (known && !areOthers ? newerSummary(known, summary) : summary));
      },
      onEvent: (event) => {
        setLive((known) => addArrivals(known, [event]));
        news.hear(event);
      },
    });
    return () => {
      news.stop();
      close();
    };
  }, [queryClient, isKnown]);

  // Refused means that this person hosts nothing any more, or is signed out: the session knows.
  const isRefused = connection.state === 'refused';
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }, [queryClient, isRefused]);

  return { connection, told, arrivals, openedAt: openedAt ?? arrivals.lastId };
}
