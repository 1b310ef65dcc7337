import { GlassWater, type LucideIcon, MapPinned, PartyPopper, Wifi } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostAddOn, type HostBooking, useRemoveAddOn } from '../../api/host/hostBooking';
import { formatMoney } from '../../lib/money';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { toastSuccess } from '../../ui/toast';
import styles from './booking.module.css';

const ICONS: Record<HostAddOn['kind'], LucideIcon> = {
  excursion: MapPinned,
  drinks: GlassWater,
  internet: Wifi,
  reunion: PartyPopper,
};

interface Props {
  booking: Pick<HostBooking, 'id' | 'partySize'>;
  addOn: HostAddOn;
  isOpen: boolean;
}

/** An extra, what it costs and how it is paid; it can be taken off while it is not paid. */
export function ExtraRow({ booking, addOn, isOpen }: Props) {
  const { id, kind, title, travellers, priceCents, settledOnBoard } = addOn;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRemoveAddOn(booking.id);
  const Icon = ICONS[kind];
  const paid = settledOnBoard ? 'Paid on board' : 'On the booking’s bill';
  const isForAll = travellers >= booking.partySize;
  const done = () => {
    setAsking(false);
    toastSuccess({ title: `${title} was taken off` });
  };

  return (
    <li className={styles.row}>
      <div>
        <p className={styles.marks}>
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
          {title}
        </p>
        <p className={styles.muted}>{isForAll ? paid : `${paid}, for one of two`}</p>
      </div>
      <div className={styles.end}>
        {priceCents !== null && <span className={styles.amount}>{formatMoney(priceCents)}</span>}
        {isOpen && (
          <Button tone="quiet" size="portal" aria-label={`Take off ${title}`} onClick={() => setAsking(true)}>
            Take off
          </Button>
        )}
      </div>
      {isAsking && (
        <AskDialog
          isDanger
          title={`Take off ${title}${priceCents === null ? '' : ` (${formatMoney(priceCents)})`}?`}
          confirmWord="Take off"
          busyWord="Taking off..."
          isBusy={isPending}
          problem={error && sentenceOf(error)}
          onConfirm={() => mutate(id, { onSuccess: done })}
          onClose={() => setAsking(false)}
        >
          <p>
            {settledOnBoard
              ? 'It was to be paid on board: nothing changes on the bill.'
              : 'What the booking owes becomes less by this.'}
          </p>
        </AskDialog>
      )}
    </li>
  );
}
