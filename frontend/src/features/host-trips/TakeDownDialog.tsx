import { useState } from 'react';
import { TAKE_DOWN_REASONS, type TakeDownReason } from '../../../../backend/contracts/reviews';
import { sentenceOf } from '../../api/errors';
import { type HostReview, useTakeDown } from '../../api/host/hostReviews';
import { upperFirst } from '../../lib/firstLetter';
import { DialogForm } from '../../ui/DialogForm';
import { OneOf } from '../../ui/form/OneOf';
import { toastSuccess } from '../../ui/toast';
import styles from './TripReviews.module.css';

const REASONS = (Object.keys(TAKE_DOWN_REASONS) as TakeDownReason[]).map((value) => ({
  value,
  word: upperFirst(TAKE_DOWN_REASONS[value]),
}));

interface Props {
  tripId: number;
  /** As it stands now: what is taken down is what is read here. */
  review: HostReview;
  onClose: () => void;
}

/** Asks for which of the three reasons a review is taken down. */
export function TakeDownDialog({ tripId, review, onClose }: Props) {
  const { id, version, name, comment } = review;
  const [reason, setReason] = useState<TakeDownReason | null>(null);
  const { mutate, isPending, error } = useTakeDown(tripId);
  const confirm = () => {
    if (reason === null) return;
    mutate(
      { id, version, reason },
      {
        onSuccess: () => {
          onClose();
          toastSuccess({ title: 'The review is taken down', description: 'Its author reads why.' });
        },
      },
    );
  };
  return (
    <DialogForm
      title={`Take down the review of ${name}?`}
      confirmWord="Take it down"
      closeWord="Leave it"
      canConfirm={reason !== null}
      isDanger
      isBusy={isPending}
      problem={error && sentenceOf(error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <blockquote className={styles.quoted}>{comment}</blockquote>
      <OneOf<TakeDownReason | null> legend="Why?" options={REASONS} value={reason} onChange={setReason} />
      <p>
        Nobody reads it then, and its stars do not count. Its author reads the reason and may write other
        words, which are shown again. The activity log keeps that you did it, and why.
      </p>
    </DialogForm>
  );
}
