import type { Schemas } from '../../api/client';
import { AskDialog } from '../../ui/AskDialog';
import { Letter } from '../../ui/Letter';

interface Props {
  name: string;
  letter: Schemas['AddGuestPreviewDto'];
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a guest is added, with the mail that goes to them at once. */
export function AddGuestDialog({ name, letter, isBusy, onConfirm, onClose }: Props) {
  return (
    <AskDialog
      title={`Add ${name} and send this mail?`}
      confirmWord="Add and send"
      busyWord="Adding..."
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {letter.onTrip.length > 0 && (
        <p>
          <strong>{`On this trip already with this e-mail: ${letter.onTrip.join(', ')}.`}</strong> Adding them
          makes another booking.
        </p>
      )}
      <p>The link leads nowhere yet: theirs is made when they are added.</p>
      <Letter to={letter.to} subject={letter.subject} text={letter.text} />
    </AskDialog>
  );
}
