import { passportTooShort } from '../../../../backend/contracts/passport-validity';
import { isAnswer } from '../../../../backend/contracts/questions';
import { hostLabel, WISH_FIELDS } from '../../../../backend/contracts/traveller-fields';
import type { HostBooking, HostTraveller } from '../../api/host/hostBooking';
import { formatLongDay } from '../../lib/time/dates';
import styles from './booking.module.css';
import type { Answered } from './edit.rules';
import { RevealFact } from './RevealFact';

interface Props {
  /** Whose they are. */
  fact: { bookingId: string; position: number; name: string };
  papers: NonNullable<HostTraveller['papers']>;
  /** What passports are judged by. */
  trip: Pick<HostBooking['trip'], 'endDate' | 'passportMonths'>;
}

/** Until when a passport is valid and, where that is too short for the trip, until when it would have to be. */
function expiryWords(expiresOn: string, { endDate, passportMonths }: Props['trip']): string {
  const until = passportTooShort(expiresOn, { endsOn: endDate, months: passportMonths });
  const expires = `Expires ${formatLongDay(expiresOn)}`;
  return until ? `${expires}. It has to be valid until ${formatLongDay(until)}` : expires;
}

/** An answer, and whether it is still one. */
function answerWords(answered: Answered): string {
  const { text } = answered;
  if (text === '') return 'Not answered';
  return isAnswer(answered, text) ? text : `${text} (not offered any more)`;
}

/** What a traveller keeps sealed, for hosts with the right to documents: masked, but for wishes and what they answered. */
export function PrivateFacts({ fact, papers, trip }: Props) {
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
            <p className={styles.muted}>{expiryWords(papers.passportExpiresOn, trip)}</p>
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
      {papers.answers.map((answered) => (
        <div key={answered.key}>
          <dt>{answered.label}</dt>
          <dd>{answerWords(answered)}</dd>
        </div>
      ))}
    </>
  );
}
