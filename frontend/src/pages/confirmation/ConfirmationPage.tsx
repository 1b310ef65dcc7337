import { useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useGuest } from '../../api/guest';
import { BookingFrame } from '../../features/booking/BookingFrame';
import { BookingProgress } from '../../features/booking/BookingProgress';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { GuestNotFound } from '../../features/booking/GuestNotFound';
import { Ended } from './Ended';
import { NextSteps } from './NextSteps';
import { Receipt } from './Receipt';
import { Unpaid } from './Unpaid';
import { VoyageCard } from './VoyageCard';
import { standing, wordsFor } from './words';

/** The page after payment. The address holds the guest's id, so a reload or a bookmark shows it again. */
export default function ConfirmationPage() {
  const [query] = useSearchParams();
  const guest = useGuest(query.get('guest') ?? '');
  const progress = <BookingProgress current="Done" />;

  if (guest.isPending || guest.isError) {
    return (
      <BookingFrame title="Your booking" progress={progress}>
        {guest.isPending && <Waiting height="420px" onRetry={() => void guest.refetch()} />}
        {guest.isError && (
          <ErrorNote onRetry={() => void guest.refetch()}>{sentenceOf(guest.error)}</ErrorNote>
        )}
      </BookingFrame>
    );
  }
  if (!guest.data) return <GuestNotFound contact={<ContactAddress />} />;

  const { title, heading, lead } = wordsFor(guest.data);
  return (
    <BookingFrame
      title={title}
      heading={heading}
      lead={lead}
      progress={progress}
      aside={<VoyageCard guest={guest.data} />}
    >
      <Receipt guest={guest.data} />
      {standing(guest.data) === 'waiting' && <Unpaid guest={guest.data} />}
      {standing(guest.data) === 'ended' && <Ended guest={guest.data} />}
      {standing(guest.data) === 'on board' && <NextSteps guest={guest.data} />}
    </BookingFrame>
  );
}
