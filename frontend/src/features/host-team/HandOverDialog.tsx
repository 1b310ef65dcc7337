import { sentenceOf } from '../../api/errors';
import { useChangeTeam } from '../../api/host/hostTeam';
import { AskDialog } from '../../ui/AskDialog';
import { toastSuccess } from '../../ui/toast';
import type { TeamDialogProps } from './teamDialog';

/** Asks before the trip is another host's, and says what that means for both. */
export function HandOverDialog({ tripId, tripTitle, host: { userId, name }, onClose }: TeamDialogProps) {
  const team = useChangeTeam(tripId);
  const done = () => {
    onClose();
    toastSuccess({ title: `${name} owns ${tripTitle} now`, description: 'A mail tells you both.' });
  };
  return (
    <AskDialog
      title={`Hand ${tripTitle} over to ${name}?`}
      confirmWord="Hand over"
      busyWord="Handing over..."
      isDanger
      isBusy={team.isPending}
      problem={team.error && sentenceOf(team.error)}
      onConfirm={() => team.mutate({ act: 'hand over', userId }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <bdi>{name}</bdi> gets every right, and alone edits the trip, sells it and says who hosts it. You
        become a co-host with the rights to money, documents and messages, which <bdi>{name}</bdi> can change.
      </p>
      <p>
        Only <bdi>{name}</bdi> can hand it back. A mail tells you both.
      </p>
    </AskDialog>
  );
}
