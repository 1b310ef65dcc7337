import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { HttpError } from './http';
import { askPasskey } from './passkeys';
import { adoptSession, type Session } from './session';

export type Registration = Schemas['RegisterDto'];
export type DemoLogin = Schemas['DemoLoginDto'];

/** Signs in by username or e-mail. 401 when the two do not belong together, 429 after too many attempts. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation<Session, unknown, Schemas['LoginDto']>({
    mutationFn: (login) => dataOf(client.POST('/api/auth/login', { body: login })),
    onSuccess: (session) => adoptSession(queryClient, session),
  });
}

/** After `auth.second_step`: a code of an authenticator app, or a recovery code. 401 when it took too long. */
export function useSecondStep() {
  const queryClient = useQueryClient();
  return useMutation<Session, unknown, string>({
    mutationFn: (code) => dataOf(client.POST('/api/auth/second-step', { body: { code } })),
    onSuccess: (session) => adoptSession(queryClient, session),
  });
}

/** In place of a password, or after it. */
export function usePasskeyLogin() {
  const queryClient = useQueryClient();
  return useMutation<Session>({
    mutationFn: async () => {
      const { options } = await dataOf(client.POST('/api/auth/passkey/options'));
      const credential = await askPasskey(options);
      return dataOf(client.POST('/api/auth/passkey', { body: { credential } }));
    },
    onSuccess: (session) => adoptSession(queryClient, session),
  });
}

/** Makes an account; nobody is signed in by it. Refusals name the fields that need another look. */
export function useRegister() {
  return useMutation<Schemas['RegisteredDto'], unknown, Registration>({
    mutationFn: (account) => dataOf(client.POST('/api/auth/register', { body: account })),
  });
}

/** Sets a password with the one-time token of a mail and signs in. 404 when the token is used, old or unknown. */
export function useSetPassword() {
  const queryClient = useQueryClient();
  return useMutation<Session, unknown, Schemas['SetPasswordDto']>({
    mutationFn: (choice) => dataOf(client.POST('/api/auth/set-password', { body: choice })),
    onSuccess: (session) => adoptSession(queryClient, session),
  });
}

async function fetchDemoLogins(signal: AbortSignal): Promise<DemoLogin[]> {
  try {
    return await dataOf(client.GET('/api/demo/logins', { signal }));
  } catch (error) {
    // Outside the demo there is nothing at this address.
    if (error instanceof HttpError && error.status === 404) return [];
    throw error;
  }
}

/** The demo's accounts with their passwords; none outside the demo, undefined while that is not known. */
export function useDemoLogins(): readonly DemoLogin[] | undefined {
  const query = useQuery({
    queryKey: ['/api/demo/logins'],
    queryFn: ({ signal }) => fetchDemoLogins(signal),
  });
  return query.isPending ? undefined : (query.data ?? []);
}
