import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import styles from './ContactPage.module.css';
import type { Sent } from './message';

interface Props {
  sent: Sent;
  onAgain: () => void;
}

/** What happens with the message now. It takes the focus, for the form it stands in for is gone. */
export function ContactSent({ sent: { entries, isTypedOn }, onAgain }: Props) {
  const { topic, email, phone } = entries;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.sent}>
      <CircleCheck aria-hidden="true" size={40} strokeWidth={1.75} />
      <h2 ref={heading} tabIndex={-1}>
        {topic === 'call' ? 'Your wish for a call is on its way' : 'Your message is on its way'}
      </h2>
      <p>
        The hosts of the trip and the operator get it by email.{' '}
        {topic === 'call' ? (
          <>
            They call <strong>{phone}</strong> or write to <strong>{email}</strong> to agree on a time.
          </>
        ) : (
          <>
            They answer to <strong>{email}</strong>.
          </>
        )}
      </p>
      {isTypedOn && <p>What you wrote after that is not sent. It is still here.</p>}
      <Button tone="quiet" onClick={onAgain}>
        {isTypedOn ? 'Go on writing' : 'Write another message'}
      </Button>
    </div>
  );
}
