import { sentenceOf } from '../../api/errors';
import { useChangeTeam } from '../../api/host/hostTeam';
import { AskDialog } from '../../ui/AskDialog';
import type { TeamDialogProps } from './teamDialog';

/** Asks before a co-host is removed. */
export function RemoveCoHostDialog({ tripId, tripTitle, host: { userId, name }, onClose }: TeamDialogProps) {
  const team = useChangeTeam(tripId);
  return (
    <AskDialog
      title={`Remove ${name}?`}
      confirmWord="Remove"
      busyWord="Removing..."
      isDanger
      isBusy={team.isPending}
      problem={team.error && sentenceOf(team.error)}
      onConfirm={() => team.mutate({ act: 'remove', userId }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        <bdi>{name}</bdi> stops hosting {tripTitle} at once: its pages and live updates close for them, and a
        mail tells them. What they did stays in the activity log.
      </p>
    </AskDialog>
  );
}
