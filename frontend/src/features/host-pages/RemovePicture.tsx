import { sentenceOf } from '../../api/errors';
import { useRemovePicture } from '../../api/host/hostTripPictures';
import { AskDialog } from '../../ui/AskDialog';

interface Props {
  tripId: number;
  pictureId: string;
  /** What it is called where it is chosen. */
  name: string;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks before a picture is removed for good. */
export function RemovePicture({ tripId, pictureId, name, onRemoved, onClose }: Props) {
  const remove = useRemovePicture(tripId);
  return (
    <AskDialog
      title={`Remove ${name}?`}
      confirmWord="Remove"
      closeWord="Keep it"
      busyWord="Removing..."
      isDanger
      isBusy={remove.isPending}
      problem={remove.error && sentenceOf(remove.error)}
      onConfirm={() => remove.mutate(pictureId, { onSuccess: onRemoved })}
      onClose={onClose}
    >
      <p>
        It cannot be brought back. Earlier versions of the pages show the ship in its place, and a browser
        that has seen it may keep it for a week.
      </p>
    </AskDialog>
  );
}
