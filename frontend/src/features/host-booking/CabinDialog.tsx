import { useState } from 'react';
import { isRefusal, sentenceOf } from '../../api/errors';
import { type HostBooking, useCabinQuote, useChangeCabin } from '../../api/host/hostBooking';
import { newId } from '../../lib/newId';
import { Choice } from '../../ui/Choice';
import { toastSuccess } from '../../ui/toast';
import { firstChoice, occupancyOf, otherCabins } from './cabinWords';
import { PriceDialog } from './PriceDialog';

interface Props {
  booking: HostBooking;
  onClose: () => void;
}

/** Another cabin for a booking. */
export function CabinDialog({ booking, onClose }: Props) {
  const names = otherCabins(booking);
  const [cabinType, setCabinType] = useState(() => firstChoice(booking));
  const [key, setKey] = useState(newId);
  const choice = { cabinType, occupancy: occupancyOf(booking) };
  const quote = useCabinQuote(booking.id, choice);
  const change = useChangeCabin(booking.id);
  const name = booking.travellers[0]?.name ?? '';

  const choose = (next: typeof cabinType) => {
    setCabinType(next);
    setKey(newId());
    change.reset();
  };
  const done = () => {
    onClose();
    const title = `${name} has ${quote.data?.cabinName ?? 'another cabin'} now`;
    toastSuccess({ title, description: 'The guest gets a mail.' });
  };
  // The figure has changed meanwhile: the right one is read before the answer counts, and is for a new decision.
  const refused = (error: unknown) => {
    if (isRefusal(error, 'cabin.price_changed')) setKey(newId());
  };

  return (
    <PriceDialog
      booking={booking}
      title={`Another cabin for ${name}`}
      deed="Change the cabin"
      closeWord={`Keep ${booking.cabinName}`}
      busyWord="Changing..."
      reasonHint="It stands in the activity log. The guest is told of the cabin and its price, not why."
      quote={quote}
      isBusy={change.isPending}
      problem={change.error && sentenceOf(change.error)}
      onConfirm={(agreed) =>
        change.mutate({ ...choice, ...agreed, key }, { onSuccess: done, onError: refused })
      }
      onClose={onClose}
    >
      <Choice isSmall label="Cabin" names={names} value={cabinType} onChange={choose} />
    </PriceDialog>
  );
}
