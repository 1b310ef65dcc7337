import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useEffect, useEffectEvent } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import { ErrorSummary } from '../../features/booking/traveller/ErrorSummary';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/form/TextField';
import { CallFields } from './CallFields';
import { ChoiceField } from './ChoiceField';
import styles from './ContactPage.module.css';
import { type Entries, type Sent, TOPIC_LABELS } from './message';
import type { Organisers, TripChoice } from './tripChoice';
import { useContactForm } from './useContactForm';

interface Props {
  start: Entries;
  /** Null where there is nothing to choose. */
  trips: TripChoice | null;
  organisers: Organisers;
  onSent: (sent: Sent) => void;
  onErrors: (hasErrors: boolean) => void;
}

/** A message to the people who run the trip, or the wish to be called. */
export function ContactForm({ start, trips, organisers, onSent, onErrors }: Props) {
  const { form, field, submit, lines, isSending, error } = useContactForm(start, trips, onSent);
  const [topic, tripId] = useWatch({ control: form.control, name: ['topic', 'tripId'] });
  const isCall = topic === 'call';
  const organiser = organisers[tripId];

  const hasErrors = lines.length > 0;
  const tellErrors = useEffectEvent(onErrors);
  useEffect(() => tellErrors(hasErrors), [hasErrors]);

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary lines={lines} />
      <div className={styles.pair}>
        <TextField {...field('name')} label="Name" most={MOST.wholeName} input={{ autoComplete: 'name' }} />
        <TextField
          {...field('email')}
          label="Email"
          most={MOST.address}
          input={{
            type: 'email',
            autoComplete: 'email',
            autoCapitalize: 'off',
            spellCheck: false,
          }}
        />
      </div>
      <ChoiceField {...field('topic')} label="What is it about?" names={TOPIC_LABELS} start={start.topic} />
      {trips && (
        <ChoiceField
          {...field('tripId')}
          label="Which trip is it about?"
          names={trips}
          start={start.tripId}
        />
      )}
      {organiser && <output className={styles.organiser}>{organiser}</output>}
      {isCall && <CallFields field={field} />}
      <TextField
        {...field('message')}
        label={isCall ? 'What would you like to talk about?' : 'Message'}
        isOptional={isCall}
        rows={isCall ? 3 : 6}
        mostRows={16}
      />
      {error && !hasErrors && (
        <Alert severity="error" role="alert">
          {sentenceOf(error)} Your message is still here. You can also write to <ContactAddress />.
        </Alert>
      )}
      <Button type="submit" isOff={isSending} className={styles.send}>
        {isSending && <span>Sending...</span>}
        {!isSending && <span>{isCall ? 'Ask for a call' : 'Send message'}</span>}
      </Button>
    </form>
  );
}
