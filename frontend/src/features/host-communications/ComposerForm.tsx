import { type FormEvent, useId, useRef, useState } from 'react';
import { NO_SUBJECT } from '../../../../backend/contracts/host-words';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import type { HostMe } from '../../api/host/hostMe';
import type { PickedGuest } from '../../api/host/hostMails';
import { cabinNamesOn } from '../../lib/cabinNames';
import { zoneWords } from '../../lib/time/zoneWords';
import { FormButton } from '../../ui/FormButton';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { ProblemLine } from '../../ui/ProblemLine';
import styles from './Composer.module.css';
import type { Letter } from './letter.rules';
import { LetterPreview } from './LetterPreview';
import { Placeholders } from './Placeholders';
import { RecipientList } from './RecipientList';
import { SegmentBuilder } from './SegmentBuilder';
import { SendDialog } from './SendDialog';
import { SentNote } from './SentNote';
import { useComposer } from './useComposer';
import type { Letters } from './useLetters';

interface Props {
  trip: HostMe['trips'][number];
  /** What the trip is called beside the host's others. */
  tripName: string;
  picked: readonly PickedGuest[];
  /** The letter as it begins. */
  start: Letter;
  letters: Letters;
}

/** To whom, what, and when: exactly who gets it stands beside it, and how any of them would read it. */
export function ComposerForm({ trip, tripName, picked, start, letters }: Props) {
  const id = useId();
  const body = useRef<HTMLTextAreaElement>(null);
  const [isAsked, setAsked] = useState(false);
  const composer = useComposer(trip.tripId, start, letters);
  const { subject, setLetter, preview, fields, error, sendAt, sent, takeBack } = composer;
  const recipients = preview.data?.recipients ?? [];
  const [isChecked, setChecked] = useState(false);
  const lacks = {
    subject: subject.trim() === '' ? NO_SUBJECT : undefined,
    body: composer.body.trim() === '' ? 'Write something' : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWritten = !lacks.subject && !lacks.body;
    setChecked(!isWritten);
    setAsked(isWritten);
    if (!isWritten) document.getElementById(`${id}-${lacks.subject ? 'subject' : 'body'}`)?.focus();
  };
  const insert = (word: string) => {
    const at = body.current?.selectionStart ?? composer.body.length;
    setLetter({ body: composer.body.slice(0, at) + word + composer.body.slice(at) });
    body.current?.focus();
  };

  return (
    <>
      <form noValidate className={styles.form} onSubmit={submit}>
        <SegmentBuilder
          segment={composer.segment}
          picked={picked}
          cabins={cabinNamesOn(trip)}
          mayDocuments={trip.documents}
          onChange={composer.setSegment}
        />
        <RecipientList preview={preview.data} isStale={preview.isFetching} />
        <TextField
          isSmall
          most={MOST.subject}
          id={`${id}-subject`}
          label="Subject"
          error={isChecked ? (lacks.subject ?? fields.subject) : fields.subject}
          binding={held(subject, (text) => setLetter({ subject: text }))}
        />
        <TextField
          most={MOST.letter}
          id={`${id}-body`}
          label="Message"
          error={isChecked ? (lacks.body ?? fields.body) : fields.body}
          binding={{ ...held(composer.body, (text) => setLetter({ body: text })), inputRef: body }}
          rows={6}
        />
        <Placeholders onInsert={insert} unknown={preview.data?.unknown ?? []} />
        <LetterPreview preview={preview.data} reader={composer.reader} onRead={composer.setReader} />
        <div className={styles.end}>
          <TextField
            isSmall
            id={`${id}-at`}
            label="Send later"
            isOptional
            error={fields.sendAt}
            hint={`By the clocks of the trip: ${zoneWords(trip.timeZone)}`}
            binding={held(sendAt, (text) => setLetter({ sendAt: text }))}
            input={{ type: 'datetime-local' }}
          />
          <FormButton
            type="submit"
            size="medium"
            isOff={composer.isSending}
            disabled={!composer.isListed || recipients.length === 0}
          >
            {`${sendAt ? 'Schedule' : 'Send'} to ${recipients.length.toLocaleString('en-US')}...`}
          </FormButton>
        </div>
        <ProblemLine>{error !== null && Object.keys(fields).length === 0 && sentenceOf(error)}</ProblemLine>
        {sent && (
          <SentNote
            key={sent.mail.id}
            mail={sent.mail}
            onBack={() => takeBack(sent.letter)}
            onGone={composer.forgetSent}
          />
        )}
      </form>
      {isAsked && (
        <SendDialog composer={composer} trip={trip} tripName={tripName} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
