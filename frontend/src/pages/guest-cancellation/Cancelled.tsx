import type { Schemas } from '../../api/client';
import { BookingFrame } from '../../features/booking/BookingFrame';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';

/** The booking has ended: what comes back, and where to see it arrive. */
export function Cancelled({ result }: { result: Schemas['CancelledDto'] }) {
  const back =
    result.refundCents > 0
      ? `${formatMoney(result.refundCents)} are on their way back to you. We write as soon as they have gone through.`
      : 'Nothing comes back, and nothing more is owed.';
  return (
    <BookingFrame title="Your booking is cancelled" lead={back} progress={null}>
      <div>
        <ButtonLink to={paths.guestPayment()} tone="quiet">
          Your payments
        </ButtonLink>
      </div>
    </BookingFrame>
  );
}
