import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { Ref } from 'react';

interface Props {
  ref: Ref<HTMLInputElement>;
  isTicked: boolean;
  /** Somebody wanted to pay without it. */
  isReminded: boolean;
  isLocked: boolean;
  onTick: (isTicked: boolean) => void;
}

const ERROR_ID = 'agreement-error';

/** The explicit yes to the terms; never ticked for anybody. */
export function Agreement({ ref, isTicked, isReminded, isLocked, onTick }: Props) {
  return (
    <div>
      <FormControlLabel
        label="I have read the terms and conditions and agree to them"
        control={
          <Checkbox
            checked={isTicked}
            disabled={isLocked}
            onChange={(_, ticked) => onTick(ticked)}
            slotProps={{
              input: {
                ref,
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
