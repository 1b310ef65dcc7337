import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { useKeepOwn } from './keepOwn';
import { useOwn } from './own';
import { makePasskey } from './passkeys';
import { SESSION_KEY } from './session';

/** By what the signed-in person is let in beside their password, or in its place. Instants are ISO. */
export type Factors = Schemas['FactorsDto'];
export type Factor = Schemas['FactorDto'];
export type NewApp = Schemas['NewAppDto'];
type Added = Schemas['AddedFactorDto'];

export function useFactors() {
  return useOwn('factors', (signal) => dataOf<Factors>(client.GET('/api/account/factors', { signal })));
}

/** A change that is answered with what there is now. */
function useFactorChange<V, A extends Factors>(change: (values: V) => Promise<A>) {
  const keep = useKeepOwn();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      await keep('factors', answer);
      // Hosts may go on once they have one.
      await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}

/** With the first one come recovery codes, shown this once. */
export function useAddPasskey() {
  return useFactorChange(async (name: string) => {
    const { options } = await dataOf(client.POST('/api/account/factors/passkey/options'));
    const credential = await makePasskey(options);
    return dataOf<Added>(client.POST('/api/account/factors/passkey', { body: { name, credential } }));
  });
}

/** A secret for an authenticator app; it counts once the person has typed a code of it. */
export function useNewApp() {
  return useMutation({ mutationFn: () => dataOf<NewApp>(client.POST('/api/account/factors/app/options')) });
}

/** As {@link useAddPasskey}; refuses a wrong code by its field. */
export function useAddApp() {
  return useFactorChange((body: Schemas['ConfirmAppDto']) =>
    dataOf<Added>(client.POST('/api/account/factors/app', { body })),
  );
}

export function useRenameFactor() {
  const keep = useKeepOwn();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      dataOf<Factors>(client.PUT('/api/account/factors/{id}', { params: { path: { id } }, body: { name } })),
    // A name opens no door: who sees it has nothing to wait for any more.
    onSuccess: (answer) => void keep('factors', answer),
  });
}

export function useRemoveFactor() {
  return useFactorChange((id: string) =>
    dataOf<Factors>(client.DELETE('/api/account/factors/{id}', { params: { path: { id } } })),
  );
}

/** The old ones open nothing any more. */
export function useRenewCodes() {
  const keep = useKeepOwn();
  return useMutation({
    mutationFn: () => dataOf<Schemas['RecoveryCodesDto']>(client.POST('/api/account/factors/recovery-codes')),
    onSuccess: async () => keep('factors', await dataOf<Factors>(client.GET('/api/account/factors'))),
  });
}
