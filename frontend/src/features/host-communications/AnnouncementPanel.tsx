import { type FormEvent, useId, useRef, useState } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import type { HostMe } from '../../api/host/hostMe';
import { useAnnounce } from '../../api/host/hostTalk';
import { newId } from '../../lib/newId';
import { FormButton } from '../../ui/FormButton';
import { toastSuccess } from '../../ui/toast';
import { AskDialog } from '../../ui/AskDialog';
import { Choice } from '../../ui/Choice';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { Letter } from '../../ui/Letter';
import { Panel } from '../../ui/Panel';
import styles from './Talk.module.css';
import { tripNames, tripOf, tripValue } from './tripNames';

interface Props {
  trips: HostMe['trips'];
  chosen: number | null;
}

/** Says something to a whole group, in its chat. */
export function AnnouncementPanel({ trips, chosen }: Props) {
  const id = useId();
  const clientId = useRef(newId());
  const [content, setContent] = useState('');
  const [own, setOwn] = useState<number | null>(null);
  const announcing = useAnnounce();
  const tripId = chosen ?? own ?? trips[0]?.tripId;
  const names = tripNames(trips);
  const [isAsked, setAsked] = useState(false);
  const group = trips.find((trip) => trip.tripId === tripId)?.title;
  const done = () => {
    setAsked(false);
    clientId.current = newId();
    setContent('');
    toastSuccess({
      title: 'Announced',
      description: 'Everybody reads it in the chat; who does not gets it by mail.',
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  const announce = () => {
    if (tripId === undefined) return;
    announcing.mutate(
      { tripId, clientId: clientId.current, content },
      { onSuccess: done, onError: () => setAsked(false) },
    );
  };

  return (
    <Panel title="Announce in the chat">
      <form noValidate className={styles.form} onSubmit={submit}>
        {chosen === null && trips.length > 1 && (
          <Choice
            isSmall
            label="Group"
            names={names}
            value={tripValue(tripId)}
            onChange={(value) => setOwn(tripOf(value))}
          />
        )}
        <TextField
          most={MOST.announcement}
          id={id}
          label="Announcement"
          error={announcing.error === null ? undefined : sentenceOf(announcing.error)}
          binding={held(content, setContent)}
          rows={2}
        />
        <FormButton type="submit" size="medium" isOff={announcing.isPending || content.trim() === ''}>
          Announce...
        </FormButton>
      </form>
      {isAsked && (
        <AskDialog
          title={`Announce this to everybody of ${group}?`}
          confirmWord="Announce"
          busyWord="Announcing..."
          isBusy={announcing.isPending}
          onConfirm={announce}
          onClose={() => setAsked(false)}
        >
          <p>It stands in the group chat at once. Who does not read it there gets these words by mail.</p>
          <Letter subject="Announcement" text={content.trim()} />
        </AskDialog>
      )}
    </Panel>
  );
}
