import Alert from '@mui/material/Alert';
import { sentenceOf } from '../../api/errors';
import { Actions } from '../../features/booking/frame/Actions';
import { NOT_OPEN_NOTE, NotOpenNote } from '../../features/booking/frame/NotOpenNote';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { FormButton } from '../../ui/FormButton';

interface Props {
  /** Whether the form can be sent yet. */
  isReady: boolean;
  /** The trip is not open for booking: its hosts look at what buyers will see. */
  isPreview: boolean;
  isSaving: boolean;
  error: Error | null;
  hasFieldErrors: boolean;
}

/** The way on and the way back, and what went wrong where no field is to blame. */
export function FormEnd({ isReady, isPreview, isSaving, error, hasFieldErrors }: Props) {
  return (
    <>
      {error && !hasFieldErrors && (
        <Alert severity="error" role="alert">
          {sentenceOf(error)} Everything you entered is still here.
        </Alert>
      )}
      {isPreview && <NotOpenNote />}
      <Actions>
        <FormButton
          type="submit"
          isOff={isSaving || isPreview}
          disabled={!isReady}
          aria-describedby={isPreview ? NOT_OPEN_NOTE : undefined}
        >
          {isSaving ? 'Saving your details...' : 'Continue to Payment'}
        </FormButton>
        <ButtonLink to={paths.pricing()} tone="quiet">
          Back to cabins
        </ButtonLink>
      </Actions>
    </>
  );
}
