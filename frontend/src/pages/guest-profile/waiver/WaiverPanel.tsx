import { CircleCheck, Download } from 'lucide-react';
import { organisedBy } from '../../../../../backend/contracts/organiser';
import { sentenceOf } from '../../../api/errors';
import { useWaiver, type Waiver, waiverFile, type WaiverTraveller } from '../../../api/records';
import { Panel } from '../../../features/booking/frame/Panel';
import { formatLongDay } from '../../../lib/time/dates';
import { dayIn, formatTime } from '../../../lib/time/zoned';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Waiting } from '../../../ui/Waiting';
import { SectionsPaper } from '../../../ui/SectionsPaper';
import { SignedBefore } from './SignedBefore';
import { SignForm } from './SignForm';
import styles from './WaiverPanel.module.css';

/** The waiver, to read and to keep, and a signature for each traveller. */
export function WaiverPanel() {
  const { data: waiver, isError, error, refetch } = useWaiver();
  return (
    <Panel title="Waiver">
      {!waiver && isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!waiver && !isError && <Waiting height="220px" onRetry={() => void refetch()} />}
      {waiver && (
        <>
          {waiver.organiser && <p className={styles.organiser}>{organisedBy(waiver.organiser)}</p>}
          <WaiverText waiver={waiver} />
          {!waiver.isOpen && <p>The trip is over or cancelled: nobody signs it any more.</p>}
          <ul className={styles.travellers}>
            {waiver.travellers.map((traveller) => (
              <li key={`${waiver.tripId} ${traveller.position}`}>
                <Signing waiver={waiver} traveller={traveller} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function WaiverText({ waiver: { tripId, title, version, inForceSince, sections } }: { waiver: Waiver }) {
  return (
    <details className={styles.text}>
      <summary>
        Read the waiver{' '}
        <span className={styles.version}>
          Version {version}, since {formatLongDay(inForceSince)}
        </span>
      </summary>
      <SectionsPaper title={title} sections={sections}>
        <p>
          <a href={waiverFile(tripId)} download className={styles.download}>
            <Download aria-hidden="true" size={20} strokeWidth={1.75} />
            Download the waiver
          </a>
        </p>
      </SectionsPaper>
    </details>
  );
}

function Signing({ waiver, traveller }: { waiver: Waiver; traveller: WaiverTraveller }) {
  const { name, isSigned, signed, signer } = traveller;
  if (isSigned && signed) {
    return (
      <p className={styles.signed}>
        <CircleCheck aria-hidden="true" size={22} strokeWidth={1.75} />
        <span>
          <strong>{name}</strong>: signed on {signedOn(signed.at, waiver.timeZone)}
          {signed.withConsent && <span>, with their consent</span>}
        </span>
      </p>
    );
  }
  const { tripId } = waiver;
  if (!waiver.isOpen || tripId === null) return <Unsigned waiver={waiver} traveller={traveller} />;
  if (signer === 'nobody') {
    return (
      <p>
        <strong>{name}</strong> signs with their own login. Nobody can do it for them.
      </p>
    );
  }
  return <SignForm tripId={tripId} waiver={waiver} traveller={traveller} />;
}

/** Nobody signs any more, and this traveller has not signed what is in force. */
function Unsigned({
  waiver: { tripId, timeZone },
  traveller: { name, position, signed },
}: {
  waiver: Waiver;
  traveller: WaiverTraveller;
}) {
  if (!signed || tripId === null) {
    return (
      <p>
        <strong>{name}</strong>: not signed
      </p>
    );
  }
  return (
    <>
      <p>
        <strong>{name}</strong>: signed on {signedOn(signed.at, timeZone)}, before the waiver changed
      </p>
      <SignedBefore tripId={tripId} position={position} name={name} />
    </>
  );
}

function signedOn(at: string, timeZone: string): string {
  return `${formatLongDay(dayIn(timeZone, new Date(at)))} at ${formatTime(at, timeZone)}`;
}
