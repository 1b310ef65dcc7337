import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { useTakeBackReview } from '../../api/reviews';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { toastSuccess } from '../../ui/toast';

interface Props {
  tripId: number;
  /** Whether there is one to take back. */
  isThere: boolean;
}

/** Takes a review back, once its author means it. Beside the form: a dialog in it would be a form in a form. */
export function TakeBack({ tripId, isThere }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useTakeBackReview(tripId);
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toastSuccess({ title: 'Your review is taken back', description: 'Nobody reads it any more.' });
      },
    });
  if (!isThere) return null;
  return (
    <div>
      <Button tone="quiet" size="portal" onClick={() => setAsking(true)}>
        Take it back
      </Button>
      {isAsking && (
        <AskDialog
          isDanger
          title="Take your review back?"
          confirmWord="Take it back"
          closeWord="Keep it"
          isBusy={isPending}
          problem={error && sentenceOf(error)}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>It goes from every page, with its stars. You may write another one whenever you like.</p>
        </AskDialog>
      )}
    </div>
  );
}
