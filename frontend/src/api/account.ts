import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { fileOf } from './fileOf';
import { useKeepOwn } from './keepOwn';
import { useOwn } from './own';
import { SESSION_KEY } from './session';

/** The signed-in person's account and the browsers it is open in. Instants are ISO. */
export type Account = Schemas['AccountDto'];

export function useAccount() {
  return useOwn('account', (signal) => dataOf<Account>(client.GET('/api/account', { signal })));
}

/** Refuses with `details.changed` over a newer name. Menus read the new one at once. */
export function useRename() {
  const keep = useKeepOwn();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['ChangeNameDto']) =>
      dataOf<Account>(client.PUT('/api/account/name', { body })),
    onSuccess: async (account) => {
      await keep('account', account);
      await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}

/** Changes an account and asks for it again; refusals name the fields that need another look. */
function useAccountChange<V>(change: (values: V) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['guest'] }),
  });
}

/** Logs every other browser out. */
export function useChangePassword() {
  return useAccountChange((body: Schemas['ChangePasswordDto']) =>
    client.POST('/api/account/password', { body }),
  );
}

/** Has a link sent to the new address; until it is opened nothing changes. */
export function useAskForEmail() {
  return useAccountChange((body: Schemas['ChangeEmailDto']) => client.POST('/api/account/email', { body }));
}

/** Has the link that proves the present address sent again. Five an hour. */
export function useProveEmail() {
  return useAccountChange(() => client.POST('/api/account/email/proof'));
}

/** Takes the wish for another address back. */
export function useForgetEmail() {
  return useAccountChange(() => client.DELETE('/api/account/email'));
}

/** By the token of a mail's link; answers the address that holds now. 404 when the link is used, old or unknown. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      dataOf<Schemas['ConfirmedEmailDto']>(client.POST('/api/auth/confirm-email', { body: { token } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SESSION_KEY }),
  });
}

/** Has a mail sent with which a forgotten password is chosen anew. Answers alike whether or not there is an account. */
export function useForgottenPassword() {
  return useMutation({
    mutationFn: (login: string) => client.POST('/api/auth/reset', { body: { login } }),
  });
}

/** Everything kept about this person, as text to be saved. Three times a day. */
export async function fetchMyData(): Promise<Blob> {
  return fileOf(await client.POST('/api/account/export', { parseAs: 'blob' }));
}

/** Logs one other browser out: its pages close at once. */
export function useEndSession() {
  return useAccountChange((id: string) =>
    client.DELETE('/api/account/sessions/{id}', { params: { path: { id } } }),
  );
}

/** Logs out every browser but this one. */
export function useEndOtherSessions() {
  return useAccountChange(() => client.POST('/api/account/sessions/end-others'));
}

/** Ends every session of the person, this one too. */
export async function logOutEverywhere(): Promise<void> {
  await client.POST('/api/account/logout-everywhere');
}

/** Forgets the person for good. Refuses with the reason while a trip is ahead or money is on its way. */
export async function eraseAccount(password: string): Promise<void> {
  await client.POST('/api/account/erase', { body: { password, confirms: true } });
}
