import { useState } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import { type KeepAct, type KeptAccount, useKeepAccount } from '../../api/operator';
import { AskDialog } from '../../ui/AskDialog';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { toastSuccess } from '../../ui/toast';
import { ACTS } from './acts';
import { OTHERS_LOGIN } from './othersLogin';

interface Props {
  account: KeptAccount;
  act: KeepAct;
  onClose: () => void;
}

/** Asks for the reason before an operator does something to an account, and for the heir of a host's trips. */
export function KeepDialog({ account, act, onClose }: Props) {
  const { title, meaning, confirmWord, busyWord, done, isDanger } = ACTS[act];
  const [heirLogin, setHeirLogin] = useState('');
  const keep = useKeepAccount(account.id);
  const needsHeir = act === 'take-host' && account.owns.length > 0;

  const confirm = (reason: string) =>
    keep.mutate(
      { act, reason, ...(needsHeir && heirLogin.trim() && { heirLogin: heirLogin.trim() }) },
      {
        onSuccess: () => {
          toastSuccess({ title: done, description: account.name });
          onClose();
        },
      },
    );

  return (
    <AskDialog
      title={title(account.name)}
      confirmWord={confirmWord}
      busyWord={busyWord}
      isDanger={isDanger ?? false}
      reasonHint="They read it in a mail, and it is kept in the activity log."
      isBusy={keep.isPending}
      problem={keep.isError ? sentenceOf(keep.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{meaning}</p>
      {needsHeir && (
        <TextField
          isSmall
          label={`Who owns ${account.owns.join(', ')} from now on`}
          most={MOST.address}
          binding={held(heirLogin, setHeirLogin)}
          input={{ ...OTHERS_LOGIN, placeholder: 'Username or email of a host' }}
        />
      )}
    </AskDialog>
  );
}
