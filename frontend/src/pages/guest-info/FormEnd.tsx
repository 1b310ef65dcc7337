import Alert from '@mui/material/Alert';
import { sentenceOf } from '../../api/errors';
import { Actions } from '../../features/booking/frame/Actions';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { FormButton } from '../../ui/FormButton';

interface Props {
  /** Whether the form can be sent yet. */
  isReady: boolean;
  isSaving: boolean;
  error: Error | null;
  hasFieldErrors: boolean;
}

/** The way on and the way back, and what went wrong where no field is to blame. */
export function FormEnd({ isReady, isSaving, error, hasFieldErrors }: Props) {
  return (
    <>
      {error && !hasFieldErrors && (
        <Alert severity="error" role="alert">
          {sentenceOf(error)} Everything you entered is still here.
        </Alert>
      )}
      <Actions>
        <FormButton type="submit" isOff={isSaving} disabled={!isReady}>
          {isSaving ? 'Saving your details...' : 'Continue to Payment'}
        </FormButton>
        <ButtonLink to={paths.pricing()} tone="quiet">
          Back to cabins
        </ButtonLink>
      </Actions>
    </>
  );
}
