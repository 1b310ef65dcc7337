import { useState } from 'react';
import type { HostMail } from '../../api/host/hostMails';
import { useTripName } from '../../api/host/hostMe';
import type { CabinType } from '../../lib/cabinNames';
import { formatFullDay } from '../../lib/time/dates';
import { dayIn, formatTime } from '../../lib/time/zoned';
import { StatusMark } from '../../ui/StatusMark';
import { mailLook } from './deliveryLooks';
import { MailDetails } from './MailDetails';
import styles from './MailHistory.module.css';
import { segmentWords } from './segment.rules';

interface Props {
  mail: HostMail;
  /** What the mail's trip calls its cabins. */
  cabins: Record<CabinType, string>;
  /** Mails of several trips stand in the list. */
  isOfMany: boolean;
}

/** One mail in a line; opened, its text and every person it goes to. */
export function MailRow({ mail, cabins, isOfMany }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { subject, segment, sendAt, timeZone, status, recipients, tripId, tripTitle, writtenBy } = mail;
  const tripName = useTripName()(tripId, tripTitle);
  const day = formatFullDay(dayIn(timeZone, new Date(sendAt)));
  const people = `${recipients.toLocaleString('en-US')} ${recipients === 1 ? 'person' : 'people'}`;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>
            <span className={styles.subject}>{subject}</span>
            <span className={styles.detail}>
              <span>{status === 'scheduled' ? 'Goes' : 'Went'}</span> {day}, {formatTime(sendAt, timeZone)} to{' '}
              <span>{status === 'scheduled' ? `about ${people}` : people}</span>:{' '}
              {segmentWords(segment, cabins)}
            </span>
            <span className={styles.detail}>
              {writtenBy}
              {isOfMany && <span>{` · ${tripName}`}</span>}
            </span>
          </span>
          <StatusMark look={mailLook(mail)} />
        </summary>
        {isOpen && <MailDetails mail={mail} />}
      </details>
    </li>
  );
}
