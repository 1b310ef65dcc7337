import { useState } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { ShowButton } from '../../ui/ShowButton';
import { AccountField, type AccountFieldProps } from './AccountField';

type Props = Omit<AccountFieldProps, 'input' | 'end'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ autoComplete, ...field }: Props) {
  const [isShown, setShown] = useState(false);

  return (
    <AccountField
      {...field}
      most={MOST.password}
      input={{
        type: isShown ? 'text' : 'password',
        autoComplete,
        autoCapitalize: 'off',
        spellCheck: false,
      }}
      end={<ShowButton what={field.label.toLowerCase()} isShown={isShown} onToggle={setShown} />}
    />
  );
}
