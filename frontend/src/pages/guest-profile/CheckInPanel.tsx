import Alert from '@mui/material/Alert';
import { CircleCheck } from 'lucide-react';
import { Link } from '../../ui/Link';
import { sentenceOf } from '../../api/errors';
import { type Checklist, type OwnDetails, useCheckIn, useChecklist, useOwnDetails } from '../../api/records';
import { Panel } from '../../features/booking/frame/Panel';
import { FormButton } from '../../ui/FormButton';
import { paths } from '../../lib/paths';
import { fullName } from '../../../../backend/contracts/person-name';
import { BoardingCodes } from './boardingCodesLater';
import styles from './CheckInPanel.module.css';
import { beforeItOpens, lastMoment } from './checkInWords';

/** Online check-in: from when on, then a button for each traveller, then until when it was; and what it gives. */
export function CheckInPanel() {
  const { data: details } = useOwnDetails();
  const { data: checklist } = useChecklist();
  if (!checklist?.items.some(({ key }) => key === 'check_in')) return null;
  return (
    <Panel title="Online check-in">
      {checklist.isCheckInOpen && details?.tripId === checklist.tripId ? (
        <Open checklist={checklist} details={details} />
      ) : (
        <Closed checklist={checklist} />
      )}
      {checklist.boardingCodes.length > 0 && <BoardingCodes checklist={checklist} />}
    </Panel>
  );
}

/** The names of who still has to check in. */
const openFor = ({ items }: Checklist) => items.find(({ key }) => key === 'check_in')?.openFor ?? [];

function Closed({ checklist }: { checklist: Checklist }) {
  if (!checklist.isCheckInOver) return <p>{beforeItOpens(checklist)}</p>;
  return (
    <p>
      <span>{`It was open until ${lastMoment(checklist)}.`}</span>{' '}
      {openFor(checklist).length > 0 && (
        <span>
          <Link to={paths.contact(undefined, checklist.tripId ?? undefined)}>Write to us</Link> if you still
          have to check in.
        </span>
      )}
    </p>
  );
}

function Open({ checklist, details }: { checklist: Checklist; details: OwnDetails }) {
  const { tripId, travellers } = details;
  const checkIn = useCheckIn();
  const open = openFor(checklist);
  return (
    <>
      <ul className={styles.travellers}>
        {travellers.map(({ guestId, position, firstName, lastName }) => {
          const name = fullName({ firstName, lastName });
          return (
            <li key={guestId}>
              <span className={styles.name}>{name}</span>
              {open.includes(name) ? (
                <FormButton
                  isOff={checkIn.isPending}
                  onClick={() => checkIn.mutate({ tripId, position, guestId })}
                >
                  Check in {firstName}
                </FormButton>
              ) : (
                <span className={styles.done}>
                  <CircleCheck aria-hidden="true" size={22} strokeWidth={1.75} />
                  Checked in
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.meaning}>With it you say that the details here are right and that you come.</p>
      <p className={styles.meaning}>{`It is open until ${lastMoment(checklist)}.`}</p>
      {checkIn.error && (
        <Alert severity="error" role="alert">
          {sentenceOf(checkIn.error)}
        </Alert>
      )}
    </>
  );
}
