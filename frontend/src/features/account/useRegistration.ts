import { useForm } from 'react-hook-form';
import { NO_FIRST_NAME, NO_LAST_NAME } from '../../../../backend/contracts/name-problem';
import { NO_USERNAME, repeatProblem } from '../../../../backend/contracts/account-words';
import {
  isMailAddress,
  mailAddress,
  NO_EMAIL,
  NO_MAIL_ADDRESS,
} from '../../../../backend/contracts/mail-address';
import { plainLine } from '../../../../backend/contracts/plain-line';
import { type Registration, useRegister } from '../../api/auth';
import { logProblem } from '../../api/errors';
import { HttpError } from '../../api/http';
import { toastError } from '../../ui/toast';
import { passwordProblem } from './password.rules';
import { registerProblem } from './registerProblem';

type Entries = Required<Registration>;

const EMPTY: Entries = {
  firstName: '',
  lastName: '',
  hasOneName: false,
  email: '',
  username: '',
  role: 'guest',
  isActive: true,
  password: '',
  confirmPassword: '',
};
const filled = (message: string) => (text: string) => plainLine(text) !== '' || message;
/** True where mail can reach it. */
function emailProblem(text: string): true | string {
  if (text.trim() === '') return NO_EMAIL;
  return isMailAddress(mailAddress(text)) || NO_MAIL_ADDRESS;
}
const isEntry = (name: string): name is keyof Entries => name in EMPTY;

/** The form of a new account: fields are judged when left, and again while they are mended. */
export function useRegistration(onRegistered: (message: string) => void) {
  const form = useForm<Entries>({ defaultValues: EMPTY, mode: 'onTouched' });
  const { register, getValues, setError, trigger, formState } = form;
  const { errors, touchedFields } = formState;
  const account = useRegister();

  const judgeLastName = () => {
    if (touchedFields.lastName) void trigger('lastName');
  };
  const judgeConfirm = () => {
    if (touchedFields.confirmPassword) void trigger('confirmPassword');
  };
  const fields = {
    firstName: register('firstName', { validate: filled(NO_FIRST_NAME) }),
    lastName: register('lastName', {
      validate: (text, { hasOneName }) => hasOneName || filled(NO_LAST_NAME)(text),
    }),
    email: register('email', { validate: emailProblem }),
    username: register('username', { validate: filled(NO_USERNAME) }),
    password: register('password', { validate: passwordProblem, onChange: judgeConfirm }),
    confirmPassword: register('confirmPassword', {
      validate: (text) => repeatProblem(text, getValues('password')),
    }),
  };
  const submit = form.handleSubmit((entries) =>
    account.mutate(entries, {
      onSuccess: ({ message }) => onRegistered(message),
      onError: (error) => {
        logProblem('Registration failed', error);
        toastError(registerProblem(error));
        const refused = error instanceof HttpError ? Object.entries(error.fields) : [];
        for (const [name, message] of refused) if (isEntry(name)) setError(name, { message });
      },
    }),
  );
  /** A field's registration and its error, as the account fields take them. */
  const field = (name: keyof typeof fields) => ({ registered: fields[name], error: errors[name]?.message });

  return {
    control: form.control,
    judgeLastName,
    field,
    submit,
    isSending: account.isPending,
    problem: account.isError ? registerProblem(account.error) : null,
  };
}
