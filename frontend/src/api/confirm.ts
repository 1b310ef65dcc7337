import { useMutation } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { askPasskey } from './passkeys';

/** Proves to the server that it is still the same person: for the next 15 minutes it asks no more. */
export function useConfirm() {
  return useMutation({
    mutationFn: (body: Schemas['ConfirmDto']) => client.POST('/api/account/confirm', { body }),
  });
}

/** As {@link useConfirm}, by one of their passkeys. */
export function useConfirmByPasskey() {
  return useMutation({
    mutationFn: async () => {
      const { options } = await dataOf(client.POST('/api/account/confirm/passkey/options'));
      const credential = await askPasskey(options);
      return client.POST('/api/account/confirm/passkey', { body: { credential } });
    },
  });
}
