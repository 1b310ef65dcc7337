import type { SharePage } from '../../api/shares';
import { Actions } from '../../features/booking/frame/Actions';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { paths } from '../../lib/paths';
import { formatDayRange } from '../../lib/time/dates';
import { ButtonLink } from '../../ui/ButtonLink';
import { Money } from '../../ui/Money';
import { PaySharePanel } from './PaySharePanel';
import styles from './SharePage.module.css';
import { wordsOf } from './sharePage.rules';
import { usePayShare } from './usePayShare';

/** A share that was found: what is asked, and the payment or what stands in its place. */
export function ShareOfLink({ token, share }: { token: string; share: SharePage }) {
  const payment = usePayShare(token, share);
  const { title, lead } = wordsOf(share);
  // What has begun on this page is brought to its end here, whatever the server says meanwhile.
  const showsPayment = share.state === 'open' || (payment.isBusy && share.state !== 'paid');

  return (
    <BookingFrame title={title} lead={lead} progress={null} aside={<Facts share={share} />}>
      {showsPayment ? (
        <PaySharePanel share={share} payment={payment} />
      ) : (
        <>
          <Actions>
            <ButtonLink to={paths.home()} tone="quiet">
              Return to Home
            </ButtonLink>
          </Actions>
          <p className={styles.muted}>
            Questions? Ask <bdi>{share.buyer}</bdi>, or write to <ContactAddress />.
          </p>
        </>
      )}
    </BookingFrame>
  );
}

/** Of which trip it is, and how much: nothing else of the booking is told here. */
function Facts({ share: { amountCents, name, cabinName, trip } }: { share: SharePage }) {
  return (
    <section className={styles.facts} aria-labelledby="share-of">
      <h2 id="share-of" className={styles.caption}>
        Share of <bdi>{name}</bdi>
      </h2>
      <p className={styles.amount}>
        <Money cents={amountCents} />
      </p>
      <p>
        {trip.title}
        <br />
        <span className={styles.muted}>
          <span className={styles.dates}>{formatDayRange(trip.startDate, trip.endDate)}</span>, {cabinName}
        </span>
      </p>
    </section>
  );
}
