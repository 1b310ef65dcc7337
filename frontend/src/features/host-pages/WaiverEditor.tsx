import { useRef, useState } from 'react';
import { type HostWaiver, useHostWaiver, useSaveWaiver } from '../../api/host/hostWaiver';
import { AskDialog } from '../../ui/AskDialog';
import type { EditorProps } from './editedTrip';
import { EditorFoot } from './EditorFoot';
import styles from './PageForm.module.css';
import { useAskAgain } from './useAskAgain';
import { usePageForm } from './usePageForm';
import { WaiverFields } from './WaiverFields';
import { askedAgain, waiverValues } from './waiverForm.rules';
import { WaiverPreview } from './WaiverPreview';
import { WaiverReading } from './WaiverReading';
import { WaiverStanding } from './WaiverStanding';

type Props = EditorProps<HostWaiver>;

/** What a trip's travellers sign while its owner writes it, and as it was once the trip is over. */
export function WaiverEditor(props: Props) {
  const { trip, start } = props;
  const { data: now = start } = useHostWaiver(trip.id);
  return now.isOpen ? <WaiverForm {...props} now={now} /> : <WaiverReading part={now} />;
}

function WaiverForm({ trip, start, onReload, now }: Props & { now: HostWaiver }) {
  const change = useSaveWaiver(trip.id);
  // Of what stands in the form: what is read again meanwhile may be newer.
  const shownVersion = useRef(start.version);
  /** How often the usual text was taken back: what is drawn begins anew with it. */
  const [taken, setTaken] = useState(0);
  const part = usePageForm(trip.id, waiverValues(start), async (typed) => {
    const saved = await change.mutateAsync({ ...typed, version: shownVersion.current });
    shownVersion.current = saved.version;
  });
  const { page, holder, send, refuse, problem, isSending, isDirty } = part;
  const { submit, isCounting, signed, decide } = useAskAgain(trip.id, { form: page.form, send, refuse });
  const show = (usual: HostWaiver) => {
    shownVersion.current = usual.version;
    page.form.reset(waiverValues(usual));
    setTaken((times) => times + 1);
  };
  return (
    <div className={styles.columns}>
      <form ref={holder} className={styles.form} onSubmit={submit} noValidate>
        <div key={taken} className={styles.fields}>
          <WaiverFields page={page} isOwn={now.isOwn} />
        </div>
        <EditorFoot
          tripId={trip.id}
          problem={problem}
          isSending={isSending || isCounting}
          isDirty={isDirty}
          onReload={onReload}
        />
      </form>
      <div className={styles.aside}>
        <WaiverStanding
          tripId={trip.id}
          waiver={now}
          shownVersion={() => shownVersion.current}
          onTaken={show}
        />
        <WaiverPreview page={page} />
      </div>
      {signed !== null && (
        <AskDialog
          title="Ask everybody to sign again?"
          confirmWord="Save the new words"
          closeWord="Keep what is in force"
          onConfirm={() => decide(true)}
          onClose={() => decide(false)}
        >
          <p>{askedAgain(signed)}</p>
          <p>
            Their earlier signatures stay with the words they were given to. Nobody is written to by itself.
          </p>
        </AskDialog>
      )}
    </div>
  );
}
