import Alert from '@mui/material/Alert';
import { CircleCheck } from 'lucide-react';
import { sentenceOf } from '../../api/errors';
import { type Checklist, type OwnDetails, useCheckIn, useChecklist, useOwnDetails } from '../../api/records';
import { Panel } from '../../features/booking/frame/Panel';
import { FormButton } from '../../ui/FormButton';
import { formatLongDay } from '../../lib/time/dates';
import { fullName } from '../../../../backend/contracts/person-name';
import styles from './CheckInPanel.module.css';

/** Online check-in: closed until two weeks before sailing, then a button for each traveller. */
export function CheckInPanel() {
  const { data: details } = useOwnDetails();
  const { data: checklist } = useChecklist();
  if (!checklist?.items.some(({ key }) => key === 'check_in')) return null;
  return (
    <Panel title="Online check-in">
      {checklist.isCheckInOpen && details?.tripId === checklist.tripId ? (
        <Open checklist={checklist} details={details} />
      ) : (
        <p>
          {checklist.checkInOpensOn && !checklist.isCheckInOpen
            ? `It opens on ${formatLongDay(checklist.checkInOpensOn)}, two weeks before we sail. Have your details and the waiver done by then, and it takes a press of a button.`
            : 'It is not open right now.'}
        </p>
      )}
    </Panel>
  );
}

function Open({ checklist, details }: { checklist: Checklist; details: OwnDetails }) {
  const { tripId, travellers } = details;
  const checkIn = useCheckIn();
  const open = checklist.items.find(({ key }) => key === 'check_in')?.openFor ?? [];
  return (
    <>
      <ul className={styles.travellers}>
        {travellers.map(({ position, firstName, lastName }) => {
          const name = fullName({ firstName, lastName });
          return (
            <li key={position}>
              <span className={styles.name}>{name}</span>
              {open.includes(name) ? (
                <FormButton isOff={checkIn.isPending} onClick={() => checkIn.mutate({ tripId, position })}>
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
      {checkIn.error && (
        <Alert severity="error" role="alert">
          {sentenceOf(checkIn.error)}
        </Alert>
      )}
    </>
  );
}
