import type { MouseEvent } from 'react';
import type { HostGuest } from '../../api/host/hostGuests';
import type { TripName } from '../../api/host/hostMe';
import { hostPaths } from '../../lib/hostPaths';
import { Money } from '../../ui/Money';
import { StatusMark } from '../../ui/StatusMark';
import { GUEST_STATUS, PAYMENT_STATUS } from '../../ui/statusLooks';
import type { DataColumn } from '../../ui/table/columns';
import styles from './guestCells.module.css';

const STATUS_ORDER = ['confirmed', 'pending_payment', 'waitlist', 'cancelled', 'pending'];
const OWING = ['confirmed', 'pending_payment'];
/** By which those stand whose amounts one may not see: below every amount. */
const PAYMENT_ORDER = ['refunded', 'unpaid', 'partial', 'paid'];

const roomWords = ({ roomNumber, deckNumber }: HostGuest) =>
  [roomNumber && `Room ${roomNumber}`, deckNumber && `deck ${deckNumber}`].filter(Boolean).join(', ');

function Payment({ guest }: { guest: HostGuest }) {
  if (!guest.isBuyer) return <span className={styles.aside}>With the booking</span>;
  return (
    <>
      <StatusMark look={PAYMENT_STATUS[guest.paymentStatus]} />
      <Amounts guest={guest} />
    </>
  );
}

function Amounts({ guest: { status, amountPaidCents, remainingCents } }: { guest: HostGuest }) {
  if (amountPaidCents === null || remainingCents === null) return null;
  const owes = OWING.includes(status) && remainingCents > 0;
  return (
    <span className={styles.aside}>
      <Money cents={amountPaidCents} />
      <span>
        {owes ? (
          <>
            {' of '}
            <Money cents={amountPaidCents + remainingCents} />
          </>
        ) : (
          ' paid'
        )}
      </span>
    </span>
  );
}

/** The list's columns. `onFollow` follows the links in them, which are plain ones. */
export const guestColumns = (
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void,
  tripName: TripName,
): readonly DataColumn<HostGuest>[] => [
  {
    id: 'guest',
    header: 'Guest',
    sortBy: ({ name }) => name,
    cell: ({ name, tripId, tripTitle, bookingId }) => (
      <span className={`${styles.cell} ${styles.guest}`}>
        <a href={hostPaths.booking(bookingId)} onClick={onFollow} className={styles.name}>
          {name}
        </a>
        <span className={styles.aside} title={tripName(tripId, tripTitle)}>
          {tripName(tripId, tripTitle)}
        </span>
      </span>
    ),
  },
  {
    id: 'contact',
    header: 'Contact',
    sortBy: ({ email }) => email,
    cell: ({ email, phone, username }) => (
      <span className={`${styles.cell} ${styles.contact}`}>
        <a href={`mailto:${email}`} className={styles.mail} title={email}>
          {email}
        </a>
        {(phone || username) && (
          <span className={styles.aside}>{[phone, username].filter(Boolean).join(' · ')}</span>
        )}
      </span>
    ),
  },
  {
    id: 'room',
    header: 'Room/Deck',
    isSpare: true,
    sortBy: (guest) => roomWords(guest),
    cell: (guest) => roomWords(guest) || <span className={styles.aside}>None yet</span>,
  },
  {
    id: 'status',
    header: 'Status',
    sortBy: ({ status }) => STATUS_ORDER.indexOf(status),
    cell: ({ status }) => <StatusMark look={GUEST_STATUS[status]} />,
  },
  {
    id: 'payment',
    header: 'Payment',
    align: 'end',
    sortBy: ({ amountPaidCents, paymentStatus }) =>
      amountPaidCents ?? PAYMENT_ORDER.indexOf(paymentStatus) - PAYMENT_ORDER.length,
    cell: (guest) => (
      <span className={styles.cell}>
        <Payment guest={guest} />
      </span>
    ),
  },
  {
    id: 'add-ons',
    header: 'Add-ons',
    isSpare: true,
    sortBy: ({ addOns }) => addOns.length,
    cell: ({ addOns }) =>
      addOns.length > 0 ? (
        <span className={styles.addOns}>{addOns.join(', ')}</span>
      ) : (
        <span className={styles.aside}>None</span>
      ),
  },
];
