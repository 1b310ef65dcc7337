import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './GuestPaymentPage.module.css';

/** The address is of a booking that this account has not bought. */
export function NotYours() {
  return (
    <BookingFrame
      title="Your payments"
      heading="Not a booking of yours"
      lead="This link is of a booking that another account has made: log in with that one to see its payments."
      progress={null}
    >
      <div className={styles.actions}>
        <ButtonLink to={paths.guestPayment()} tone="quiet">
          Your payments
        </ButtonLink>
      </div>
      <p className={styles.muted}>
        Is it yours all the same? Write to <ContactAddress />.
      </p>
    </BookingFrame>
  );
}
