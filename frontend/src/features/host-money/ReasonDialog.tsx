import { type ReactNode, useState } from 'react';
import { NO_REASON, reasonProblem } from '../../../../backend/contracts/reason';
import { sentenceOf } from '../../api/errors';
import { MoneyDialog } from './MoneyDialog';
import { ReasonField } from './ReasonField';

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
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const decide = () => {
    const isTooShort = reasonProblem(reason) !== undefined;
    setShort(isTooShort);
    if (!isTooShort) onAct(reason);
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
      <ReasonField
        hint="Kept in the activity log."
        value={reason}
        onChange={setReason}
        error={isShort ? NO_REASON : undefined}
      />
    </MoneyDialog>
  );
}
