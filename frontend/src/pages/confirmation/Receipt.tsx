import { organiserLine } from '../../../../backend/contracts/organiser';
import type { GuestRecord } from '../../api/guest';
import { Panel } from '../../features/booking/frame/Panel';
import { centsOfDollars } from '../../lib/amount';
import { DateText } from '../../ui/DateText';
import { Fact } from '../../ui/Fact';
import { Money } from '../../ui/Money';
import styles from './ConfirmationPage.module.css';
import { TermsFact } from './TermsFact';

/** What was booked and how much of it is paid. */
export function Receipt({ guest }: { guest: GuestRecord }) {
  const remainingCents = centsOfDollars(guest.payableAmount) - centsOfDollars(guest.amountPaid);
  const insurance = guest.travelInsurance ? ', with travel insurance' : '';
  const { organiser } = guest.trip;
  const { promoCode, promoCents } = guest.price;

  return (
    <Panel title="Your booking">
      <dl className={styles.receipt}>
        <Fact label="Reference">
          <strong>{guest.reference}</strong>
        </Fact>
        <Fact label="Cabin">
          {guest.cabinName} for {guest.travellers}
          {insurance}
        </Fact>
        {promoCode && promoCents > 0 && (
          <Fact label={`Code ${promoCode}`}>
            <Money cents={promoCents} /> off the fare
          </Fact>
        )}
        <Fact label="Amount paid">
          <Money cents={centsOfDollars(guest.amountPaid)} />
        </Fact>
        <Fact label="Remaining">
          {remainingCents > 0 ? <Money cents={remainingCents} /> : 'Nothing, paid in full'}
        </Fact>
        {guest.nextPaymentDate && remainingCents > 0 && (
          <Fact label="Next payment">
            <DateText day={guest.nextPaymentDate} />
          </Fact>
        )}
        {organiser && <Fact label="Trip organised by">{organiserLine(organiser)}</Fact>}
        <TermsFact guest={guest} />
      </dl>
    </Panel>
  );
}
