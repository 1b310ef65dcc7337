import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { readContactDraft } from '../../api/device/contactDraft';
import { type Session, useSession } from '../../api/session';
import { newId } from '../../lib/newId';
import { useHydrated } from '../../lib/useHydrated';
import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import { fullName } from '../../../../backend/contracts/person-name';
import { ContactFacts } from './ContactFacts';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.css';
import { ContactSent } from './ContactSent';
import { controlId, type Entries, isTopic } from './message';

interface Known {
  topic: string | null;
  draft: ReturnType<typeof readContactDraft>;
  session: Session;
}

/** What the form starts with: what this tab kept, else what the account says. The address decides the topic. */
function startOf({ topic, draft, session: { user, guest } }: Known): Entries {
  const kept = isTopic(draft.topic) ? draft.topic : 'booking';
  return {
    clientId: draft.clientId ?? newId(),
    name: draft.name || (user ? fullName(user) : (guest?.name ?? '')),
    email: draft.email || (user?.email ?? guest?.email ?? ''),
    topic: isTopic(topic) ? topic : kept,
    message: draft.message ?? '',
    phone: draft.phone ?? '',
    preferredTimes: draft.preferredTimes ?? '',
  };
}

function Message(known: Known) {
  const [start, setStart] = useState(() => startOf(known));
  const [sent, setSent] = useState<Entries | null>(null);
  const [hasErrors, setHasErrors] = useState(false);
  const again = () => {
    // The button goes with what it stands on; the keyboard goes on in the form that takes its place.
    flushSync(() => {
      setStart(startOf({ ...known, draft: readContactDraft() }));
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
          <ContactForm key={start.clientId} start={start} onSent={setSent} onErrors={setHasErrors} />
        )}
      </div>
    </>
  );
}

/** Who to write to and a form to do it with. `?topic=call` starts with the wish for a call. */
export default function ContactPage() {
  const [query] = useSearchParams();
  // The server draws one form for every query and every tab; theirs is the second drawing's.
  const isHydrated = useHydrated();
  const topic = isHydrated ? query.get('topic') : null;
  const session = useSession();

  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {session.isPending ? (
          <>
            <PageTitle title="Contact">How can we help?</PageTitle>
            <Skeleton height="640px" />
          </>
        ) : (
          <Message
            key={`${isHydrated} ${topic}`}
            topic={topic}
            draft={isHydrated ? readContactDraft() : {}}
            session={session}
          />
        )}
      </div>
      <ContactFacts />
    </div>
  );
}
