import type { SharePage } from '../../api/shares';
import { Actions } from '../../features/booking/frame/Actions';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { paths } from '../../lib/paths';
import { formatDayRange } from '../../lib/time/dates';
import { ButtonLink } from '../../ui/ButtonLink';
import { Money } from '../../ui/Money';
import { Said } from '../../ui/Said';
import { PaySharePanel } from './PaySharePanel';
import { ShareNote } from './ShareNote';
import styles from './SharePage.module.css';
import { wordsOf } from './sharePage.rules';
import { useHeadingFocus } from './useHeadingFocus';
import { usePayShare } from './usePayShare';

/** A share that was found: what is asked, and the payment or what stands in its place. */
export function ShareOfLink({ token, share }: { token: string; share: SharePage }) {
  const payment = usePayShare(token, share);
  const { title, lead } = wordsOf(share);
  const { step } = payment.state;
  // What has begun on this page is brought to its end here, whatever the server says meanwhile.
  const isUnderWay = step === 'paying' || step === 'capturing';
  const showsPayment = share.state === 'open' || (isUnderWay && share.state !== 'paid');
  useHeadingFocus(!showsPayment && step !== 'ready');

  return (
    <BookingFrame
      title={title}
      lead={<Said about={share.state}>{lead}</Said>}
      progress={null}
      aside={<Facts share={share} />}
    >
      {showsPayment ? (
        <PaySharePanel share={share} payment={payment} />
      ) : (
        <>
          {/* Whether they were charged is read here, also when the share is not there to be paid any more. */}
          <ShareNote state={payment.state} />
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
