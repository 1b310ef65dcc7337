import { countryName } from '../../../../backend/contracts/countries';
import { hostLabel } from '../../../../backend/contracts/traveller-fields';
import type { HostBooking, HostTraveller } from '../../api/host/hostBooking';
import { formatMoment } from '../../lib/time/moment';
import styles from './booking.module.css';
import { LoginFact } from './LoginFact';
import { PrivateFacts } from './PrivateFacts';

interface Props {
  booking: HostBooking;
  traveller: HostTraveller;
}

/** What is known of a traveller. */
export function TravellerFacts({ booking, traveller }: Props) {
  const { name, position, email, phone, nationality, papers } = traveller;
  return (
    <section className={styles.traveller} aria-label={name}>
      <div className={styles.marks}>
        <h3>{name}</h3>
        <span className={styles.muted}>{position === 1 ? 'Booked the cabin' : 'Travels along'}</span>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{hostLabel('email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{hostLabel('phone')}</dt>
          <dd>{phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : 'Not given'}</dd>
        </div>
        <div>
          <dt>{hostLabel('nationality')}</dt>
          <dd>{nationality ? countryName(nationality) : 'Not given'}</dd>
        </div>
        <div>
          <dt>Login</dt>
          <dd>
            <LoginFact bookingId={booking.id} traveller={traveller} />
          </dd>
        </div>
        {papers && (
          <PrivateFacts
            fact={{ bookingId: booking.id, position, name }}
            papers={papers}
            trip={booking.trip}
          />
        )}
        <div>
          <dt>Checked in online</dt>
          <dd>
            {traveller.checkedInAt ? formatMoment(traveller.checkedInAt, booking.trip.timeZone) : 'Not yet'}
          </dd>
        </div>
      </dl>
      {!papers && (
        <p className={styles.muted}>
          Birth date, passport, emergency contact, needs and answers are for hosts who may see documents. The
          trip’s owner gives that right.
        </p>
      )}
    </section>
  );
}
