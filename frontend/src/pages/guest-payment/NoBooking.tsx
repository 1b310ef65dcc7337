import { ContactAddress } from '../../features/contact/ContactAddress';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './GuestPaymentPage.module.css';

/** Somebody is signed in, and no booking belongs to them. */
export function NoBooking() {
  return (
    <BookingFrame
      title="Your payments"
      heading="No booking yet"
      lead="No booking belongs to this account, so there is nothing to pay."
      progress={null}
    >
      <div className={styles.actions}>
        <ButtonLink to={paths.pricing()}>See cabins and prices</ButtonLink>
        <ButtonLink to={paths.home()} tone="quiet">
          Return to Home
        </ButtonLink>
      </div>
      <p className={styles.muted}>
        Booked with another email? Write to <ContactAddress />.
      </p>
    </BookingFrame>
  );
}
