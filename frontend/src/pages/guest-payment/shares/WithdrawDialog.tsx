import { sentenceOf } from '../../../api/errors';
import { useFormKey } from '../../../api/formKey';
import { type GuestShare, useWithdrawShare } from '../../../api/shares';
import { formatMoney } from '../../../lib/money';
import { DialogForm } from '../../../ui/DialogForm';
import { toastSuccess } from '../../../ui/toast';

interface Props {
  bookingId: string;
  share: GuestShare;
  onClose: () => void;
}

/** Asks before a link is closed that somebody may be about to pay by. */
export function WithdrawDialog({ bookingId, share, onClose }: Props) {
  const form = useFormKey();
  const withdraw = useWithdrawShare(bookingId);
  const { id: shareId, name, amountCents, isHeldBack } = share;
  const confirm = () =>
    withdraw.mutate(
      { shareId, key: form.keyOf(shareId) },
      {
        onSuccess: () => {
          onClose();
          toastSuccess({ title: 'Share withdrawn', description: `${name} is not asked any more.` });
        },
      },
    );

  return (
    <DialogForm
      title={`Withdraw the share of ${name}?`}
      confirmWord="Withdraw it"
      busyWord="Withdrawing..."
      closeWord="Keep it"
      isFinal
      isBusy={withdraw.isPending}
      problem={withdraw.error && sentenceOf(withdraw.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {`The link for ${formatMoney(amountCents)} takes no money any more, and says so to who opens it. You can ask for another share after it.`}
      </p>
      {isHeldBack && (
        <p>
          The payment that PayPal holds back is not waited for any more, and the booking can be paid again.
          Should it come all the same, it counts, and what is too much goes back to who paid it.
        </p>
      )}
    </DialogForm>
  );
}
