import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type HostBooking, useAddAddOn } from '../../api/host/hostBooking';
import { afterPress } from '../../lib/browser/press';
import { formatMoney } from '../../lib/money';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { ErrorNote } from '../../ui/ErrorNote';
import { OneOf } from '../../ui/form/OneOf';
import { toastSuccess } from '../../ui/toast';
import styles from './booking.module.css';
import { openOffers } from './extraWords';

interface Props {
  booking: HostBooking;
  onClose: () => void;
}

/** Chooses one of the trip's extras, and how it is paid. Nothing is charged before the booking is confirmed. */
export function AddExtra({ booking: { id, offers: ofTrip, canCharge, partySize }, onClose }: Props) {
  // As they were when one was asked for: once everybody has it, it is offered no more.
  const [asked, setAsked] = useState<typeof ofTrip | null>(null);
  const offers = openOffers(asked ?? ofTrip);
  const names = Object.fromEntries(
    offers.map(({ code, title, priceCents }) => [code, `${title}, ${formatMoney(priceCents)}`]),
  );
  const [code, setCode] = useState(offers[0]?.code ?? '');
  const [isOnBoard, setOnBoard] = useState(!canCharge);
  const { mutate, isPending, error } = useAddAddOn(id);
  const form = useRef<HTMLFormElement>(null);
  // Whoever pressed "Add an extra" goes on in the form that took the button's place.
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  // What everybody has by now gives way to what is still to be had.
  const chosen = offers.find((offer) => offer.code === code) ?? offers[0];

  const add = (event: FormEvent) => {
    event.preventDefault();
    setAsked(offers);
    const done = () => {
      toastSuccess({ title: `${chosen?.title ?? 'The extra'} was added` });
      onClose();
    };
    mutate(
      { code: chosen?.code ?? code, settledOnBoard: isOnBoard, shownCents: chosen?.priceCents ?? 0 },
      { onSuccess: () => afterPress(done), onError: () => setAsked(null) },
    );
  };

  if (!chosen)
    return (
      <div className={styles.form}>
        <p className={styles.muted}>
          Everybody has each of the extras by now, or the trip has none any more.
        </p>
        <div>
          <Button tone="quiet" size="portal" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    );
  return (
    <form ref={form} className={styles.form} onSubmit={add}>
      <Choice isSmall label="Extra" names={names} value={chosen.code} onChange={setCode} />
      {partySize > 1 && <p className={styles.muted}>{forWhom(chosen.travellers, partySize)}</p>}
      <OneOf
        legend="How it is paid"
        options={[
          {
            value: false,
            word: canCharge
              ? `On the bill: ${formatMoney(chosen.priceCents)} is charged to the booking`
              : 'On the bill, once the booking is confirmed',
            isDisabled: !canCharge,
          },
          { value: true, word: 'On board: nothing is charged now' },
        ]}
        value={isOnBoard}
        onChange={setOnBoard}
      />
      {error && <ErrorNote>{sentenceOf(error)}</ErrorNote>}
      <div className={styles.buttons}>
        <Button type="submit" size="portal" isOff={isPending}>
          {isPending ? 'Adding...' : 'Add'}
        </Button>
        <Button tone="quiet" size="portal" onClick={onClose}>
          Keep as it is
        </Button>
      </div>
    </form>
  );
}

/** Of those who share the cabin, one may have it already. */
function forWhom(travellers: number, partySize: number): string {
  return travellers === partySize
    ? `The price is for all ${partySize} travellers.`
    : 'The price is for one traveller: the other one has it.';
}
