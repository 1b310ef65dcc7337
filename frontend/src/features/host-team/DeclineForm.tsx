import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { FormField } from '../../ui/FormField';

interface Props {
  name: string;
  isSending: boolean;
  onDecline: (reason: string) => void;
  onClose: () => void;
}

const LEAST = 3;

/** Asks why somebody does not become a host: they read it. */
export function DeclineForm({ name, isSending, onDecline, onClose }: Props) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const decline = () => {
    if (reason.trim().length < LEAST) return setProblem('Give a reason');
    onDecline(reason.trim());
  };
  return (
    <ConfirmDialog
      title={`Decline ${name}?`}
      act="Decline"
      isActing={isSending}
      onAct={decline}
      onClose={onClose}
    >
      <p>{name} stays a guest and gets a mail with your reason.</p>
      <FormField id={id} label="Reason" error={problem}>
        {(control) => (
          <OutlinedInput
            multiline
            fullWidth
            minRows={2}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setProblem(undefined);
            }}
            slotProps={{ input: { ...control, maxLength: 500 } }}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
}
