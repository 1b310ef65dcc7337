import { fullName } from '../../../../backend/contracts/person-name';
import type { BoardingTraveller } from '../../api/host/hostBoarding';
import { AskDialog } from '../../ui/AskDialog';

interface Props {
  traveller: BoardingTraveller;
  onConfirm: () => void;
  onClose: () => void;
}

/** A thumb that slips must not send somebody home: who was marked is not unmarked by one press. */
export function TakeBackDialog({ traveller, onConfirm, onClose }: Props) {
  return (
    <AskDialog
      isFinal
      title={`Take back that ${fullName(traveller)} is here?`}
      confirmWord="Take it back"
      closeWord="Leave it"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>The other hosts see it at once, and the activity log keeps both.</p>
    </AskDialog>
  );
}
