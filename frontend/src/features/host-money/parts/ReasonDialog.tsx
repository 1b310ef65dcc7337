import type { ReactNode } from 'react';
import { sentenceOf } from '../../../api/errors';
import { MoneyDialog } from './MoneyDialog';
import { ReasonField } from './ReasonField';
import { useReason } from './useReason';

interface Props {
  title: string;
  /** What the button says. */
  act: string;
  isBusy: boolean;
  error: Error | null;
  children: ReactNode;
  onAct: (reason: string) => void;
  onClose: () => void;
}

/** Asks before something about money is taken back, and why. */
export function ReasonDialog({ title, act, isBusy, error, children, onAct, onClose }: Props) {
  const { reason, isGiven, field } = useReason();
  const decide = () => {
    if (isGiven()) onAct(reason);
  };
  return (
    <MoneyDialog
      title={title}
      act={act}
      isGrave
      isBusy={isBusy}
      problem={error && sentenceOf(error)}
      onAct={decide}
      onClose={onClose}
    >
      {children}
      <ReasonField hint="Kept in the activity log." {...field} />
    </MoneyDialog>
  );
}
