import type { CoHost } from '../../api/host/hostTeam';

/** What a question about one co-host needs. */
export interface TeamDialogProps {
  tripId: number;
  tripTitle: string;
  host: CoHost;
  onClose: () => void;
}
