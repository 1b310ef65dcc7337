import { hostLabel, WISH_FIELDS } from '../../../../backend/contracts/traveller-fields';
import type { HostTraveller } from '../../api/host/hostBooking';
import { formatLongDay } from '../../lib/time/dates';
import styles from './booking.module.css';
import { RevealFact } from './RevealFact';

interface Props {
  /** Whose they are. */
  fact: { bookingId: string; position: number; name: string };
  papers: NonNullable<HostTraveller['papers']>;
}

/** What a traveller keeps sealed: masked, for hosts with the right to documents. */
export function PrivateFacts({ fact, papers }: Props) {
  return (
    <>
      <div>
        <dt>Birth date</dt>
        <dd>
          <RevealFact
            {...fact}
            what="birth_date"
            word="the birth date"
            masked={papers.hasBirthDate ? '•• •• ••••' : null}
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
            masked={papers.passportEnding === null ? null : `••••${papers.passportEnding}`}
          />
          {papers.passportExpiresOn && (
            <p className={styles.muted}>Expires {formatLongDay(papers.passportExpiresOn)}</p>
          )}
        </dd>
      </div>
      <div>
        <dt>Emergency contact</dt>
        <dd>
          <RevealFact
            {...fact}
            what="emergency_contact"
            word="the emergency contact"
            masked={papers.hasEmergencyContact ? 'Given' : null}
          />
        </dd>
      </div>
      {WISH_FIELDS.map((field) => (
        <div key={field}>
          <dt>{hostLabel(field)}</dt>
          <dd>{papers[field] || 'None told'}</dd>
        </div>
      ))}
    </>
  );
}
