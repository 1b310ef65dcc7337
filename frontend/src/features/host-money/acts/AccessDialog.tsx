import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { type AccessWord, type HostMoney, useDecideAccess } from '../../../api/host/hostMoney';
import { newId } from '../../../lib/newId';
import { toastSuccess } from '../../../ui/toast';
import { DialogForm } from '../../../ui/DialogForm';
import { OneOf } from '../../../ui/form/OneOf';
import { ReasonField } from '../../../ui/form/ReasonField';
import { useReason } from '../../../ui/form/useReason';

type Granted = AccessWord['granted'];

const CHOICES: { value: Granted; word: string; meaning: string }[] = [
  {
    value: null,
    word: 'By the payments',
    meaning: 'Opens when everything is paid, closes when it is not.',
  },
  { value: true, word: 'Open now', meaning: 'Chat and the other group pages open whatever is paid.' },
  { value: false, word: 'Closed', meaning: 'Stays closed, also when everything is paid.' },
];

/** A host's word on who may enter the group's pages. */
export function AccessDialog({ money, onClose }: { money: HostMoney; onClose: () => void }) {
  const [key] = useState(newId);
  const [granted, setGranted] = useState<Granted>(money.accessOverride);
  const { reason, isGiven, field } = useReason();
  const decide = useDecideAccess(money.id);

  const act = () => {
    if (!isGiven()) return;
    const done = () => {
      toastSuccess({ title: 'Access changed', description: money.buyer });
      onClose();
    };
    decide.mutate({ granted, reason, key }, { onSuccess: done });
  };

  return (
    <DialogForm
      title={`Group pages of ${money.buyer}`}
      confirmWord="Save"
      isDanger={granted === false}
      isBusy={decide.isPending}
      problem={decide.error && sentenceOf(decide.error)}
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        They are <span>{money.accessGranted ? 'open' : 'closed'}</span> now. A change counts at once, in open
        pages too.
      </p>
      <OneOf legend="Access" options={CHOICES} value={granted} onChange={setGranted} />
      <ReasonField hint="Kept in the activity log." {...field} />
    </DialogForm>
  );
}
