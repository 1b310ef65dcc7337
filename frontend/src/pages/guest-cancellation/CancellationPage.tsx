import { useParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useCancellationTerms, useCancelBooking } from '../../api/money';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { GuestsOnly } from '../../features/gate/GuestsOnly';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { Calculation } from './Calculation';
import { Cancelled } from './Cancelled';
import { ConfirmForm } from './ConfirmForm';

const TITLE = 'Cancel your booking';

/** What a cancellation would return, line by line; then, if it is wanted, the end of the booking. */
export default function CancellationPage() {
  const { bookingId = '' } = useParams();
  return (
    <GuestsOnly>
      <CancellationOf bookingId={bookingId} />
    </GuestsOnly>
  );
}

function CancellationOf({ bookingId }: { bookingId: string }) {
  const { data: terms, error, refetch } = useCancellationTerms(bookingId);
  const cancel = useCancelBooking(bookingId);
  if (cancel.data) return <Cancelled bookingId={bookingId} result={cancel.data} />;

  return (
    <BookingFrame
      title={TITLE}
      lead="Look first: nothing happens until you confirm at the end of this page."
      progress={null}
    >
      {terms && (
        <>
          <Calculation terms={terms} />
          <ConfirmForm
            // Another figure is another question.
            key={`${terms.refundCents} ${terms.toOthersCents}`}
            bookingId={bookingId}
            terms={terms}
            isBusy={cancel.isPending}
            problem={cancel.error ? sentenceOf(cancel.error) : null}
            onConfirm={(wish) => cancel.mutate(wish)}
          />
        </>
      )}
      {!terms && !error && <Waiting height="420px" onRetry={() => void refetch()} />}
      {!terms && error && (
        <>
          <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>
          <div>
            <ButtonLink to={paths.guestPayment(bookingId)} tone="quiet">
              Your payments
            </ButtonLink>
          </div>
        </>
      )}
    </BookingFrame>
  );
}
