import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useId } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';

interface Props {
  // Any form's boolean field: only what every one of them has is used.
  field: Pick<ControllerRenderProps, 'name' | 'onBlur' | 'ref'> & {
    value: boolean;
    onChange: (isTicked: boolean) => void;
  };
  error?: string | undefined;
  children: ReactNode;
}

/** A box to tick, with what is wrong with it below. */
export function TickBox({ field: { value, onChange, onBlur, name, ref }, error, children }: Props) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            name={name}
            checked={value}
            onChange={(_, isTicked) => onChange(isTicked)}
            onBlur={onBlur}
            slotProps={{
              input: { ref, 'aria-invalid': Boolean(error), 'aria-describedby': error ? id : undefined },
            }}
          />
        }
        label={children}
      />
      {error && (
        <FormHelperText id={id} error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
