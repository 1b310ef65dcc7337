import type { Schemas } from '../../api/client';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { splitWords } from '../../lib/splitWords';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { toBuyerCents } from './cancellationWords';

interface Props {
  bookingId: string;
  result: Schemas['CancelledDto'];
}

/** The booking has ended: what comes back, and where to see it arrive. */
export function Cancelled({ bookingId, result }: Props) {
  return (
    <BookingFrame title="Your booking is cancelled" lead={backWords(result)} progress={null}>
      <div>
        <ButtonLink to={paths.guestPayment(bookingId)} tone="quiet">
          Your payments
        </ButtonLink>
      </div>
    </BookingFrame>
  );
}

function backWords(result: Schemas['CancelledDto']): string {
  const { refundCents, byHostCents, toOthersCents } = result;
  const byPayPalCents = refundCents - byHostCents;
  if (toOthersCents > 0)
    return [
      splitWords({ toBuyerCents: toBuyerCents(result), toOthersCents }),
      ...(byHostCents > 0
        ? [`Of yours your host gives ${formatMoney(byHostCents)} back, which did not come through PayPal.`]
        : []),
      'We write to you as soon as it has gone.',
    ].join(' ');
  const words = [
    byPayPalCents > 0 && `${formatMoney(byPayPalCents)} are on their way back to you.`,
    byHostCents > 0 &&
      `Your host gives ${formatMoney(byHostCents)} back to you, which did not come through PayPal.`,
    refundCents > 0 && 'We write as soon as you have it.',
  ].filter(Boolean);
  return words.join(' ') || 'Nothing comes back, and nothing more is owed.';
}
