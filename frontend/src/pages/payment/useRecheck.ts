import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logProblem } from '../../api/errors';
import { recheckPayment } from '../../api/guest';
import { guestKey } from '../../api/guestKey';
import { SESSION_KEY } from '../../api/session';
import { toastError, toastSuccess } from '../../ui/toast';

/** Has the server ask the provider again, and draws what it says. */
export function useRecheck(guestId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => recheckPayment(guestId),
    onSuccess: (guest) => {
      queryClient.setQueryData(guestKey(guestId), guest);
      // What has arrived may have let them in.
      void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
      if (guest.nextStep === 'confirming') return;
      toastSuccess({
        title: 'Payment Status Updated',
        description: 'Payment information has been recorded.',
      });
    },
    onError: (error) => {
      logProblem('The payment was not looked up', error);
      toastError({ title: 'Payment update failed' });
    },
  });
}
