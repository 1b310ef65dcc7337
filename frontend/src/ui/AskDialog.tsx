import { DialogForm, type DialogFormProps } from './DialogForm';
import { ReasonField } from './form/ReasonField';
import { useReason } from './form/useReason';

interface Props extends Omit<DialogFormProps, 'onConfirm'> {
  /** A reason is asked for, and this says what becomes of it. */
  reasonHint?: string;
  onConfirm: (reason: string) => void;
}

/** Asks before something is done that cannot simply be undone, and why where the activity log is to keep it. */
export function AskDialog({ reasonHint, children, onConfirm, ...dialog }: Props) {
  const { reason, isGiven, field } = useReason();
  const confirm = () => {
    if (reasonHint === undefined || isGiven()) onConfirm(reason.trim());
  };
  return (
    <DialogForm {...dialog} onConfirm={confirm}>
      {children}
      {reasonHint !== undefined && <ReasonField hint={reasonHint} {...field} />}
    </DialogForm>
  );
}
