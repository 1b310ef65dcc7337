import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import {
  LEAST_REVIEW,
  NO_STARS,
  TAKE_DOWN_REASONS,
  wordsProblem,
} from '../../../../backend/contracts/reviews';
import { MOST_TOWN_SIGNS } from '../../../../backend/contracts/self-told';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import { type GuestReview, useSaveReview } from '../../api/reviews';
import { markRefused } from '../../features/account/fieldProblems';
import { Actions } from '../../features/booking/frame/Actions';
import { useUnsavedWarning } from '../../lib/browser/unsaved';
import { Button } from '../../ui/Button';
import { bound } from '../../ui/form/bindings';
import { takeSaved } from '../../ui/form/takeSaved';
import { TextField } from '../../ui/form/TextField';
import { useKeptForm } from '../../ui/form/useKeptForm';
import { toastSuccess } from '../../ui/toast';
import styles from './GuestReviewPage.module.css';
import { type Entries, entriesOf, lengthWords } from './review.rules';
import { ReviewPreview } from './ReviewPreview';
import { StarsField } from './StarsField';

const SAVED = { title: 'Your review is saved', description: 'Everybody can read it now.' };
const STILL_DOWN = { title: 'Your review is saved', description: 'It is shown again with other words.' };

/** Stars, words and where somebody comes from; what is typed stays when it cannot be saved. */
export function ReviewForm({ about }: { about: GuestReview }) {
  const { tripId, review } = about;
  const { mutate, isPending, error } = useSaveReview(tripId);
  const { form, submit } = useKeptForm<Entries>(entriesOf(about));
  const { errors, isDirty } = form.formState;
  const [rating, comment, location] = useWatch({
    control: form.control,
    name: ['rating', 'comment', 'location'],
  });
  useUnsavedWarning(isDirty && !isPending);

  const send = (entries: Entries) =>
    mutate(
      { ...entries, rating: Number(entries.rating) },
      {
        onSuccess: (saved) => {
          takeSaved(form, entries, entriesOf(saved));
          toastSuccess(saved.review?.takenDownFor ? STILL_DOWN : SAVED);
        },
        onError: (refusal) => void markRefused(form, refusal),
      },
    );

  return (
    <form className={styles.form} onSubmit={(event) => submit(event, send)} noValidate>
      {review?.takenDownFor && (
        <Alert severity="warning" role="note">
          {`Not shown: ${TAKE_DOWN_REASONS[review.takenDownFor]}. The owner of the trip has taken it down. Change its words, and everybody reads it again.`}
        </Alert>
      )}
      <StarsField
        registered={form.register('rating', { required: NO_STARS })}
        error={errors.rating?.message}
      />
      <div>
        <TextField
          most={MOST.review}
          id="review-words"
          label="Your words"
          hint={`What would you tell somebody who thinks of coming along? At least ${LEAST_REVIEW} characters.`}
          error={errors.comment?.message}
          binding={bound(form.register('comment', { validate: (text) => wordsProblem(text) }))}
          rows={5}
          mostRows={20}
        />
        <p className={styles.state}>{lengthWords(comment)}</p>
      </div>
      <TextField
        most={MOST_TOWN_SIGNS}
        id="review-town"
        label="Where you come from"
        isOptional
        hint="Such as Reno, Nevada. No street."
        error={errors.location?.message}
        binding={bound(form.register('location'))}
        input={{ autoComplete: 'off' }}
      />
      <ReviewPreview about={about} rating={rating} comment={comment} location={location} />
      {error && Object.keys(errors).length === 0 && (
        <Alert severity="error" role="alert">
          {`${sentenceOf(error)} What you wrote is still here.`}
        </Alert>
      )}
      <Actions>
        <Button type="submit" size="portal" isOff={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
        <span className={styles.state}>{isDirty && !isPending && 'Not saved yet'}</span>
      </Actions>
    </form>
  );
}
