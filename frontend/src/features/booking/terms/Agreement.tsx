import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { AgreementState } from './useAgreement';

interface Props {
  agreement: AgreementState;
  isLocked: boolean;
}

const ERROR_ID = 'agreement-error';

/** The explicit yes to the terms; never ticked for anybody. */
export function Agreement({ agreement, isLocked }: Props) {
  const { box, isTicked, isReminded, tick } = agreement;

  return (
    <div>
      <FormControlLabel
        label="I have read the terms and conditions and agree to them"
        control={
          <Checkbox
            checked={isTicked}
            disabled={isLocked}
            onChange={(_, ticked) => tick(ticked)}
            slotProps={{
              input: {
                ref: box,
                'aria-invalid': isReminded,
                'aria-describedby': isReminded ? ERROR_ID : undefined,
              },
            }}
          />
        }
      />
      {isReminded && (
        <FormHelperText id={ERROR_ID} error>
          Please agree to the terms before you pay
        </FormHelperText>
      )}
    </div>
  );
}
