import { BadgeCheck, FileText, type LucideIcon, PhoneCall, Plane, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';
import { addDays } from '../../../../backend/contracts/days';
import { passportGoodUntil, passportSpan } from '../../../../backend/contracts/passport-validity';
import type { TripGuide } from '../../api/guestGuide';
import { formatLongDay } from '../../lib/time/dates';
import { paths } from '../../lib/paths';
import styles from './Documents.module.css';
import page from './PreparationPage.module.css';
import type { TripDays } from './timeline';

const TRAVEL_DAYS_BEFORE = 14;

interface Props {
  /** What this trip asks for beyond what every trip does. */
  further: TripGuide['documents'];
  /** So many months after the trip passports have to be valid. */
  passportMonths: number;
  days: TripDays | null;
}

/** The papers without which nobody comes on board. */
export function Documents({ further, passportMonths, days }: Props) {
  return (
    <section id="documents" className={page.section} aria-labelledby="documents-title">
      <h2 id="documents-title">Required documents</h2>
      <ul className={styles.documents}>
        <Document icon={BadgeCheck} title={`Passport, valid ${monthsWords(passportMonths)}`}>
          Valid <span>{validWords(passportMonths, days)}</span>, the original and not a copy. Bring a visa too
          if your nationality needs one for where we go or for the way home.
        </Document>
        <Document icon={ShieldCheck} title="Travel insurance">
          With medical care abroad and at sea. If you added ours, it stands in{' '}
          <Link to={paths.guestProfile()}>your profile</Link>; else carry the number of your policy.
        </Document>
        <Document icon={Plane} title="Confirmation of travel to the port">
          Flight, train or parking: <Link to={paths.contact()}>send it to us</Link> 2 weeks before{' '}
          <span>{departureWords(days)}</span>.
        </Document>
        <Document icon={PhoneCall} title="Emergency contacts">
          Somebody at home whom we can call at any hour, for each traveller.{' '}
          <Link to={paths.guestProfile()}>Your profile</Link> tells whether one is missing.
        </Document>
        {further.map(({ title, description }, place) => (
          <Document key={`${place} ${title}`} icon={FileText} title={title}>
            {description}
          </Document>
        ))}
      </ul>
    </section>
  );
}

const monthsWords = (months: number): string =>
  months === 0 ? passportSpan(0) : `${months}+ ${months === 1 ? 'month' : 'months'}`;

const validWords = (months: number, days: TripDays | null): string =>
  days ? `until ${formatLongDay(passportGoodUntil(days.endDate, months))} or later` : passportSpan(months);

const departureWords = (days: TripDays | null): string =>
  days ? `departure, by ${formatLongDay(addDays(days.startDate, -TRAVEL_DAYS_BEFORE))}` : 'departure';

interface DocumentProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

function Document({ icon: Icon, title, children }: DocumentProps) {
  return (
    <li className={styles.document}>
      <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}
