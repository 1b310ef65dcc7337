import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, request } from './http';
import type { components } from './schema.generated';
import { adoptSession, type Session } from './session';

type Schemas = components['schemas'];
export type Registration = Schemas['RegisterDto'];
export type DemoLogin = Schemas['DemoLoginDto'];

/** Signs in by username or e-mail. 401 when the two do not belong together, 429 after too many attempts. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation<Session, unknown, Schemas['LoginDto']>({
    mutationFn: (login) => request<Session>('POST', '/api/auth/login', login),
    onSuccess: (session) => adoptSession(queryClient, session),
  });
}

/** Makes an account; nobody is signed in by it. Refusals name the fields that need another look. */
export function useRegister() {
  return useMutation<Schemas['RegisteredDto'], unknown, Registration>({
    mutationFn: (account) => request<Schemas['RegisteredDto']>('POST', '/api/auth/register', account),
  });
}

/** Sets a password with the one-time token of a mail and signs in. 404 when the token is used, old or unknown. */
export function useSetPassword() {
  const queryClient = useQueryClient();
  return useMutation<Session, unknown, Schemas['SetPasswordDto']>({
    mutationFn: (choice) => request<Session>('POST', '/api/auth/set-password', choice),
    onSuccess: (session) => adoptSession(queryClient, session),
  });
}

async function fetchDemoLogins(signal: AbortSignal): Promise<DemoLogin[]> {
  try {
    return await request<DemoLogin[]>('GET', '/api/demo/logins', undefined, signal);
  } catch (error) {
    // Outside the demo there is nothing at this address.
    if (error instanceof HttpError && error.status === 404) return [];
    throw error;
  }
}

/** The demo's accounts with their passwords; none outside the demo, and none while they are not known. */
export function useDemoLogins(): readonly DemoLogin[] {
  const query = useQuery({
    queryKey: ['/api/demo/logins'],
    queryFn: ({ signal }) => fetchDemoLogins(signal),
  });
  return query.data ?? [];
}
