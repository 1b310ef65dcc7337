import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from './http';
import { SESSION_KEY } from './session';

/** Ends the session; what was fetched as that person is forgotten, then `onDone` runs. */
export function useLogout(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<unknown>('POST', '/api/auth/logout', {}),
    onSuccess: async () => {
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'chat' || queryKey[0] === 'host',
      });
      await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
      onDone();
    },
  });
}
