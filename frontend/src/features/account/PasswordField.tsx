import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { AccountField, type AccountFieldProps } from './AccountField';
import styles from './PasswordField.module.css';

type Props = Omit<AccountFieldProps, 'input' | 'end'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ autoComplete, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <AccountField
      {...field}
      input={{
        type: isShown ? 'text' : 'password',
        autoComplete,
        autoCapitalize: 'off',
        spellCheck: false,
        maxLength: 128,
      }}
      end={
        <button
          type="button"
          className={styles.show}
          aria-label={`Show ${field.label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        </button>
      }
    />
  );
}
