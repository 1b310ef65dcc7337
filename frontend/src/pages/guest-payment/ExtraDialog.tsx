import { sentenceOf } from '../../api/errors';
import { useFormKey } from '../../api/formKey';
import { type GuestExtras, useAddExtra, useTakeExtraOff } from '../../api/money';
import { formatMoney } from '../../lib/money';
import { AskDialog } from '../../ui/AskDialog';
import { toastSuccess } from '../../ui/toast';
import { forWords } from './extraWords';

/** What somebody is about to add, by the code of its offer, or to take off. */
export type ExtraWish = { kind: 'add'; code: string } | { kind: 'off'; id: number };

interface Props {
  bookingId: string;
  /** As they stand now: a price that has changed is asked for anew. */
  extras: GuestExtras;
  wish: ExtraWish;
  onClose: () => void;
}

/** Asks before an extra is added to what is owed, or taken off it. */
export function ExtraDialog({ bookingId, extras, wish, onClose }: Props) {
  const form = useFormKey();
  const add = useAddExtra(bookingId);
  const off = useTakeExtraOff(bookingId);
  const act = wish.kind === 'add' ? add : off;
  const about =
    wish.kind === 'add'
      ? extras.offers.find(({ code }) => code === wish.code)
      : extras.extras.find(({ id }) => id === wish.id);
  if (!about) return null;
  const { title, travellers, priceCents } = about;
  const done = (words: string) => () => {
    onClose();
    toastSuccess({ title: words, description: 'What you owe is brought up to date.' });
  };
  const confirm = () => {
    if (wish.kind === 'add') {
      const { code } = wish;
      const body = { code, priceCents, key: form.keyOf({ code, priceCents }) };
      add.mutate(body, { onSuccess: done(`${title} is added`) });
    } else {
      const { id: extraId } = wish;
      off.mutate({ extraId, key: form.keyOf(extraId) }, { onSuccess: done(`${title} is taken off`) });
    }
  };
  const amount = formatMoney(priceCents);

  return (
    <AskDialog
      title={wish.kind === 'add' ? `Add ${title}?` : `Take ${title} off?`}
      confirmWord={wish.kind === 'add' ? `Add it for ${amount}` : 'Take it off'}
      busyWord={wish.kind === 'add' ? 'Adding...' : 'Taking off...'}
      isBusy={act.isPending}
      problem={act.error && sentenceOf(act.error)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {wish.kind === 'add'
          ? `${amount} ${forWords(travellers)} come to what you owe. It has a day of its own in your payments, and closes nothing that is open to you. Until something of it is paid you can take it off again.`
          : `${amount} go off what you owe.`}
      </p>
    </AskDialog>
  );
}
