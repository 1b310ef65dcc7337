import type { EditTrip, HostTripDetail } from '../../api/host/hostTrips';
import { formatLongDay } from '../../lib/time/dates';
import { formatMoney } from '../../lib/money';
import { AskDialog } from '../../ui/AskDialog';

/** When a trip sails and ends, as it is typed. */
export type Sailing = Pick<EditTrip, 'startDate' | 'endDate' | 'sailsAt' | 'timeZone'>;

interface Props {
  trip: HostTripDetail;
  /** What it is to be from now on. */
  to: Sailing;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says before a sailing has other days or times whom it touches, and what it may cost. */
export function MoveDialog({ trip, to, onConfirm, onClose }: Props) {
  const { buyers = 0, paidCents = 0, owedCents = 0 } = trip.atStake ?? {};
  const bookings = buyers === 1 ? '1 booking' : `${buyers} bookings`;
  const stand = `${bookings} ${buyers === 1 ? 'stands' : 'stand'} on ${formatLongDay(trip.startDate)}`;
  const isMoved = to.startDate !== trip.startDate;
  return (
    <AskDialog
      title={
        isMoved
          ? `Move the sailing to ${formatLongDay(to.startDate)}?`
          : 'Change when the trip sails or ends?'
      }
      confirmWord={`Save, and write to ${buyers === 1 ? '1 buyer' : `${buyers} buyers`}`}
      closeWord={isMoved ? 'Keep the day' : 'Keep the times'}
      busyWord="Saving..."
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isMoved ? (
        <>
          <p>
            {`${stand}, with ${formatMoney(paidCents)} paid and ${formatMoney(owedCents)} to be paid. Everybody gets a mail with the new day; what is still to be paid falls due with it.`}
          </p>
          <p>
            {to.startDate < trip.startDate
              ? `Who cancels gets back what the day they bought gives them, as if it had not been moved: at most the ${formatMoney(paidCents)}.`
              : `Who cancels gets back what the new, later day gives them: at most the ${formatMoney(paidCents)}.`}
          </p>
        </>
      ) : (
        <p>{`${stand}. Everybody gets a mail with the new times.`}</p>
      )}
    </AskDialog>
  );
}
