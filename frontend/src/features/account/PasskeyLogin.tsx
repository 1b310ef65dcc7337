import { usePasskeyLogin } from '../../api/auth';
import { logProblem, sentenceOf } from '../../api/errors';
import type { Session } from '../../api/session';
import { Button } from '../../ui/Button';
import { Problem } from './Problem';

interface Props {
  tone?: 'primary' | 'quiet';
  children: string;
  onSignedIn: (session: Session) => void;
}

/** Signs in with a passkey, which asks for its owner's finger, face or PIN itself. */
export function PasskeyLogin({ tone = 'primary', children, onSignedIn }: Props) {
  const login = usePasskeyLogin();
  const ask = () =>
    login.mutate(undefined, {
      onSuccess: onSignedIn,
      onError: (error) => logProblem('Signing in with a passkey failed', error),
    });
  return (
    <>
      <Button tone={tone} isOff={login.isPending} onClick={ask}>
        {login.isPending ? 'Waiting for your passkey...' : children}
      </Button>
      {login.isError && <Problem title="Not signed in" description={sentenceOf(login.error)} />}
    </>
  );
}
