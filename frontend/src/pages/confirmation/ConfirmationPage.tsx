import { useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { type GuestRecord, useGuest } from '../../api/guest';
import { BookingFrame } from '../../features/booking/BookingFrame';
import { BookingProgress } from '../../features/booking/BookingProgress';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { GuestNotFound } from '../../features/booking/GuestNotFound';
import { NextSteps } from './NextSteps';
import { Receipt } from './Receipt';
import { VoyageCard } from './VoyageCard';

interface Words {
  title: string;
  heading: string;
  lead: string;
}

/** What the top of the page says, by how far the money has come. */
function wordsFor({ status, paymentStatus, name }: GuestRecord): Words {
  const firstName = name.split(' ')[0];
  if (status === 'cancelled') {
    return {
      title: 'Booking cancelled',
      heading: 'This booking is cancelled',
      lead: 'Your places have been released. Write to us if that is not what you expected.',
    };
  }
  if (paymentStatus === 'unpaid') {
    return {
      title: 'Confirming your payment',
      heading: 'We are confirming your payment',
      lead: 'This page changes by itself when it has arrived. It is safe to leave: you get a mail too.',
    };
  }
  return {
    title: 'Booking confirmed',
    heading: `You are on board, ${firstName}`,
    lead: 'Thank you. Your places are confirmed, and the good part starts now.',
  };
}

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
      <NextSteps guest={guest.data} />
    </BookingFrame>
  );
}
