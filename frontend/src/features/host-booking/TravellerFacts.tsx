import type { HostBooking, HostTraveller } from '../../api/hostBooking';
import { countryName } from '../../lib/countries';
import { formatLongDay } from '../../lib/dates';
import { formatMoment } from '../../lib/moment';
import styles from './booking.module.css';
import { RevealFact } from './RevealFact';

interface Props {
  booking: HostBooking;
  traveller: HostTraveller;
  mayReveal: boolean;
}

/** What is known of a traveller; what is private is masked. */
export function TravellerFacts({ booking, traveller, mayReveal }: Props) {
  const { name, position, email, phone, nationality, passportEnding, passportExpiresOn } = traveller;
  const fact = { bookingId: booking.id, position, name, mayReveal };
  return (
    <section className={styles.traveller} aria-label={name}>
      <div className={styles.marks}>
        <h3>{name}</h3>
        <span className={styles.muted}>{position === 1 ? 'Booked the cabin' : 'Travels along'}</span>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>{phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : 'Not given'}</dd>
        </div>
        <div>
          <dt>Nationality</dt>
          <dd>{nationality ? countryName(nationality) : 'Not given'}</dd>
        </div>
        <div>
          <dt>Birth date</dt>
          <dd>
            <RevealFact
              {...fact}
              what="birth_date"
              word="the birth date"
              masked={traveller.hasBirthDate ? '•• •• ••••' : null}
            />
          </dd>
        </div>
        <div>
          <dt>Passport</dt>
          <dd>
            <RevealFact
              {...fact}
              what="passport"
              word="the passport number"
              masked={passportEnding === null ? null : `••••${passportEnding}`}
            />
            {passportExpiresOn && <p className={styles.muted}>Expires {formatLongDay(passportExpiresOn)}</p>}
          </dd>
        </div>
        <div>
          <dt>Emergency contact</dt>
          <dd>
            <RevealFact
              {...fact}
              what="emergency_contact"
              word="the emergency contact"
              masked={traveller.hasEmergencyContact ? 'Given' : null}
            />
          </dd>
        </div>
        <div>
          <dt>Dietary needs</dt>
          <dd>{traveller.dietaryRestrictions || 'None told'}</dd>
        </div>
        <div>
          <dt>Special requests</dt>
          <dd>{traveller.specialRequests || 'None told'}</dd>
        </div>
        <div>
          <dt>Checked in online</dt>
          <dd>
            {traveller.checkedInAt ? formatMoment(traveller.checkedInAt, booking.trip.timeZone) : 'Not yet'}
          </dd>
        </div>
      </dl>
    </section>
  );
}
