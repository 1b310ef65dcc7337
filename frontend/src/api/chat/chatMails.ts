import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf } from '../client';
import { useOwn } from '../own';

/** Whether this person gets a mail, at most one a day, about what they have not read in the chat. */
export function useChatMails() {
  return useOwn(
    'chat mails',
    async (signal) => (await dataOf(client.GET('/api/chat/notifications', { signal }))).digest,
  );
}

/** Turns these mails on or off. */
export function useChangeChatMails() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (digest: boolean) => dataOf(client.PUT('/api/chat/notifications', { body: { digest } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['guest'] }),
  });
}

/** Turns these or the hosts' letters off by the link of a mail: no login is needed. */
export function useEndMails(of: 'digest' | 'letters') {
  return useMutation({
    mutationFn: (token: string) =>
      of === 'letters'
        ? client.POST('/api/letters/unsubscribe', { params: { query: { token } } })
        : client.POST('/api/chat/notifications/off', { body: { token } }),
  });
}
