import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logProblem, sentenceOf } from '../../api/errors';
import { leaveWaitingList } from '../../api/guest';
import { guestKey } from '../../api/guestKey';
import { DialogForm } from '../../ui/DialogForm';
import { FormButton } from '../../ui/FormButton';
import { toastSuccess } from '../../ui/toast';

/** The way off the waiting list: who comes back to it is last. */
export function LeaveWaitingList({ guestId }: { guestId: string }) {
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => leaveWaitingList(guestId),
    onSuccess: (guest) => {
      queryClient.setQueryData(guestKey(guestId), guest);
      toastSuccess({ title: 'You have left the waiting list' });
    },
    onError: (refusal) => {
      logProblem('The waiting list was not left', refusal);
      // Places may have been offered meanwhile.
      void queryClient.invalidateQueries({ queryKey: guestKey(guestId) });
    },
  });
  const close = () => {
    setAsked(false);
    reset();
  };

  return (
    <>
      <FormButton variant="outlined" onClick={() => setAsked(true)}>
        Leave the waiting list
      </FormButton>
      {isAsked && (
        <DialogForm
          title="Leave the waiting list?"
          confirmWord="Leave the list"
          closeWord="Stay on it"
          isFinal
          isBusy={isPending}
          problem={error && sentenceOf(error)}
          onConfirm={() => mutate()}
          onClose={close}
        >
          <p>Nobody offers you places then. If you join again later, you are last in line.</p>
        </DialogForm>
      )}
    </>
  );
}
