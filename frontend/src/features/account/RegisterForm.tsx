import { Controller } from 'react-hook-form';
import { MOST } from '../../../../backend/contracts/text-limits';
import { Button } from '../../ui/Button';
import { TickBox } from '../../ui/form/TickBox';
import { AccountField } from './AccountField';
import styles from './accountForm.module.css';
import { AccountTypeField } from './AccountTypeField';
import { PASSWORD_RULE } from './password.rules';
import { PasswordField } from './PasswordField';
import { Problem } from './Problem';
import { useRegistration } from './useRegistration';

const NO_CORRECTION = { autoCapitalize: 'off', spellCheck: false } as const;

/** Makes an account; `onRegistered` gets the server's sentence about what comes next. */
export function RegisterForm({ onRegistered }: { onRegistered: (message: string) => void }) {
  const { control, judgeLastName, field, submit, isSending, problem } = useRegistration(onRegistered);

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {problem && <Problem {...problem} />}
      <div className={styles.pair}>
        <AccountField
          {...field('firstName')}
          label="First name"
          most={MOST.name}
          input={{ autoComplete: 'given-name' }}
        />
        <AccountField
          {...field('lastName')}
          label="Last name"
          most={MOST.name}
          input={{ autoComplete: 'family-name' }}
        />
      </div>
      <Controller
        control={control}
        name="hasOneName"
        render={({ field: { onChange, ...box } }) => (
          <TickBox
            field={{
              ...box,
              onChange: (isTicked) => {
                onChange(isTicked);
                judgeLastName();
              },
            }}
          >
            I have only one name
          </TickBox>
        )}
      />
      <AccountField
        {...field('email')}
        label="Email"
        most={MOST.address}
        input={{ ...NO_CORRECTION, type: 'email', autoComplete: 'email' }}
      />
      <AccountField
        {...field('username')}
        label="Username"
        most={MOST.label}
        input={{ ...NO_CORRECTION, autoComplete: 'username' }}
      />
      <Controller
        control={control}
        name="role"
        render={({ field: role }) => <AccountTypeField value={role.value} onChange={role.onChange} />}
      />
      <PasswordField
        {...field('password')}
        label="Password"
        hint={PASSWORD_RULE}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      <Button type="submit" isOff={isSending}>
        {isSending ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}
