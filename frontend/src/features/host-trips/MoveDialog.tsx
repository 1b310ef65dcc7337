import type { HostTripDetail } from '../../api/host/hostTrips';
import { formatLongDay } from '../../lib/time/dates';
import { formatMoney } from '../../lib/money';
import { AskDialog } from '../../ui/AskDialog';

interface Props {
  trip: HostTripDetail;
  /** The new first day. */
  startDate: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says before a sailing is moved whom it touches, and what it may cost. */
export function MoveDialog({ trip, startDate, onConfirm, onClose }: Props) {
  const { buyers = 0, paidCents = 0, owedCents = 0 } = trip.atStake ?? {};
  const bookings = buyers === 1 ? '1 booking' : `${buyers} bookings`;
  const isNearer = startDate < trip.startDate;
  return (
    <AskDialog
      title={`Move the sailing to ${formatLongDay(startDate)}?`}
      confirmWord={`Save, and write to ${buyers === 1 ? '1 buyer' : `${buyers} buyers`}`}
      closeWord="Keep the day"
      busyWord="Saving..."
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {`${bookings} ${buyers === 1 ? 'stands' : 'stand'} on ${formatLongDay(trip.startDate)}, with ${formatMoney(paidCents)} paid and ${formatMoney(owedCents)} to be paid. Everybody gets a mail with the new day; what is still to be paid falls due with it.`}
      </p>
      <p>
        {isNearer
          ? `Who cancels gets back what the day they bought gives them, as if it had not been moved: at most the ${formatMoney(paidCents)}.`
          : `Who cancels gets back what the new, later day gives them: at most the ${formatMoney(paidCents)}.`}
      </p>
    </AskDialog>
  );
}
