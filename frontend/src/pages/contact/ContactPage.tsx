import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { readContactDraft } from '../../api/device/contactDraft';
import { type Session, useSession } from '../../api/session';
import { newId } from '../../lib/newId';
import { useHydrated } from '../../lib/browser/useHydrated';
import { tripValue } from '../../lib/tripNames';
import { PageTitle } from '../../ui/PageTitle';
import { fullName } from '../../../../backend/contracts/person-name';
import { ContactFacts } from './ContactFacts';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { ContactSent } from './ContactSent';
import { controlId, type Entries, isTopic, type Sent } from './message';
import { firstTrip, type TripChoice } from './tripChoice';
import { useTripChoice } from './useTripChoice';

interface Known {
  clientId: string;
  topic: string | null;
  trip: string | null;
  trips: TripChoice | null;
  draft: ReturnType<typeof readContactDraft>;
  session: Pick<Session, 'user' | 'guest'>;
}

/** What the form starts with: what this tab kept, else what the account says. The address decides the topic and the trip. */
function startOf({ clientId, topic, trip, trips, draft, session: { user, guest } }: Known): Entries {
  const kept = isTopic(draft.topic) ? draft.topic : 'booking';
  return {
    clientId: draft.clientId ?? clientId,
    name: draft.name || (user ? fullName(user) : (guest?.name ?? '')),
    email: draft.email || (user?.email ?? guest?.email ?? ''),
    topic: isTopic(topic) ? topic : kept,
    tripId: firstTrip(trips, [tripValue(Number(trip)), draft.tripId]),
    message: draft.message ?? '',
    phone: draft.phone ?? '',
    preferredTimes: draft.preferredTimes ?? '',
  };
}

/** A message to write: its number, and what its form starts with, of which a browser knows more than the server's drawing. */
function useStart() {
  const [clientId, setClientId] = useState(newId);
  const [query] = useSearchParams();
  // The server draws one form for every query and every tab; theirs is the second drawing's.
  const isHydrated = useHydrated();
  const topic = isHydrated ? query.get('topic') : null;
  const trip = isHydrated ? query.get('trip') : null;
  const { trips, organisers } = useTripChoice();
  const { user, guest } = useSession();
  const start = useMemo(() => {
    const draft: Known['draft'] = isHydrated ? readContactDraft() : {};
    return startOf({ clientId, topic, trip, trips, draft, session: { user, guest } });
  }, [clientId, topic, trip, trips, isHydrated, user, guest]);
  return { clientId, start, trips, organisers, begin: () => setClientId(newId()) };
}

function Message() {
  const { clientId, start, trips, organisers, begin } = useStart();
  const [sent, setSent] = useState<Sent | null>(null);
  const [hasErrors, setHasErrors] = useState(false);
  const again = () => {
    // The button goes with what it stands on; the keyboard goes on in the form that takes its place.
    flushSync(() => {
      begin();
      setSent(null);
    });
    document.getElementById(controlId('name'))?.focus();
  };

  return (
    <>
      <header className={styles.head}>
        <PageTitle title={hasErrors ? 'Error: Contact' : 'Contact'}>How can we help?</PageTitle>
        <p className={styles.lead}>
          Questions about the ship, a payment, your login, or simply whether this is for you: write to the
          people who run the trip, or ask them to call.
        </p>
      </header>
      <div className={styles.panel}>
        {sent ? (
          <ContactSent sent={sent} onAgain={again} />
        ) : (
          <ContactForm
            key={clientId}
            start={start}
            trips={trips}
            organisers={organisers}
            onSent={setSent}
            onErrors={setHasErrors}
          />
        )}
      </div>
    </>
  );
}

/**
 * Who to write to and a form to do it with. `?topic=call` starts with the wish for a call, `?trip=3` with that trip, for whom
 * it is one to choose.
 */
export default function ContactPage() {
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Message />
      </div>
      <ContactFacts />
    </div>
  );
}
