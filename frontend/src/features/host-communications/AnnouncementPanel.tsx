import { type FormEvent, useId, useState } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import { type HostMe, useTripNames } from '../../api/host/hostMe';
import { useAnnounce } from '../../api/host/hostTalk';
import { tripOf, tripValue } from '../../lib/tripNames';
import { FormButton } from '../../ui/FormButton';
import { toastSuccess } from '../../ui/toast';
import { AskDialog } from '../../ui/AskDialog';
import { Choice } from '../../ui/Choice';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { Letter } from '../../ui/Letter';
import { Panel } from '../../ui/Panel';
import styles from './Talk.module.css';
import type { useAnnouncements } from './useAnnouncements';

interface Props {
  trips: HostMe['trips'];
  chosen: number | null;
  announcements: ReturnType<typeof useAnnouncements>;
}

/** Says something to a whole group, in its chat. */
export function AnnouncementPanel({ trips, chosen, announcements }: Props) {
  const id = useId();
  const { kept, key, change } = announcements;
  const about = tripValue(chosen);
  const content = kept[about] ?? '';
  const [own, setOwn] = useState<number | null>(null);
  const announcing = useAnnounce();
  const tripId = chosen ?? own ?? trips[0]?.tripId;
  const names = useTripNames(trips);
  const [isAsked, setAsked] = useState(false);
  const done = () => {
    setAsked(false);
    key.renew();
    // What was typed since it was sent is the next one.
    change(about, (now) => (now === content ? undefined : now));
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
      { tripId, clientId: key.keyOf({ tripId, content }), content },
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
          binding={held(content, (text) => change(about, () => text))}
          rows={2}
        />
        <FormButton type="submit" size="medium" isOff={announcing.isPending || content.trim() === ''}>
          Announce...
        </FormButton>
      </form>
      {isAsked && (
        <AskDialog
          title={`Announce this to everybody of ${names[tripValue(tripId)]}?`}
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
