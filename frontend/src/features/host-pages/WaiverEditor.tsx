import { useRef, useState } from 'react';
import { type HostWaiver, useHostWaiver, useReadWaiver, useSaveWaiver } from '../../api/host/hostWaiver';
import { AskDialog } from '../../ui/AskDialog';
import type { EditorProps } from './editedTrip';
import { EditorFoot } from './EditorFoot';
import styles from './PageForm.module.css';
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

interface Ask {
  signed: number;
  decide: (isWanted: boolean) => void;
}

function WaiverForm({ trip, start, onReload, now }: Props & { now: HostWaiver }) {
  const change = useSaveWaiver(trip.id);
  const read = useReadWaiver(trip.id);
  // Of what stands in the form: what is read again meanwhile may be newer.
  const shownVersion = useRef(start.version);
  const [ask, setAsk] = useState<Ask | null>(null);
  /** How often the usual text was taken back: what is drawn begins anew with it. */
  const [taken, setTaken] = useState(0);
  /** Whom it asks to sign again is worth a question first; somebody may have signed since the page was opened. */
  const isWanted = async () => {
    const signed = (await read()).tally?.signed ?? 0;
    return signed === 0 || new Promise<boolean>((decide) => setAsk({ signed, decide }));
  };
  const decide = (isWanted: boolean) => {
    ask?.decide(isWanted);
    setAsk(null);
  };
  const part = usePageForm(trip.id, waiverValues(start), async (typed) => {
    if (!(await isWanted())) return false;
    const saved = await change.mutateAsync({ ...typed, version: shownVersion.current });
    shownVersion.current = saved.version;
    return true;
  });
  const { page, holder, submit, problem, isSending, isDirty } = part;
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
          isSending={isSending}
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
      {ask && (
        <AskDialog
          title="Ask everybody to sign again?"
          confirmWord="Save the new words"
          closeWord="Keep what is in force"
          onConfirm={() => decide(true)}
          onClose={() => decide(false)}
        >
          <p>{askedAgain(ask.signed)}</p>
          <p>
            Their earlier signatures stay with the words they were given to. Nobody is written to by itself.
          </p>
        </AskDialog>
      )}
    </div>
  );
}
