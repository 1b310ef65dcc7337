import type { UseFormRegisterReturn } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { AccountField } from './AccountField';

interface Props {
  registered: UseFormRegisterReturn;
  hint: string;
  error: string | undefined;
  idPrefix: string;
}

/** A code of an authenticator app or, where the hint says so, a recovery code. */
export function CodeField({ registered, hint, error, idPrefix }: Props) {
  return (
    <AccountField
      registered={registered}
      label="Code"
      hint={hint}
      error={error}
      idPrefix={idPrefix}
      most={MOST.label}
      input={{ autoComplete: 'one-time-code', autoCapitalize: 'off', spellCheck: false }}
    />
  );
}
