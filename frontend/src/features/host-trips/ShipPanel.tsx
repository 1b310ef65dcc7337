import Alert from '@mui/material/Alert';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { deadlineWords } from '../../../../backend/contracts/ship-group';
import { sentenceOf } from '../../api/errors';
import { type ShipMoney, useShipMoney } from '../../api/host/hostPayments';
import type { HostTripDetail } from '../../api/host/hostTrips';
import { shownWithMoneyRight } from '../../lib/moneyRight';
import { formatLongDay } from '../../lib/time/dates';
import { ErrorNote } from '../../ui/ErrorNote';
import { Fact } from '../../ui/Fact';
import { Money } from '../../ui/Money';
import { Panel } from '../../ui/Panel';
import { type StatusLook, StatusMark } from '../../ui/StatusMark';
import { Waiting } from '../../ui/Waiting';
import styles from './ShipPanel.module.css';
import { dueSums, heldWords, lateWords, type ShipDue } from './shipWords';

const ENOUGH: StatusLook = { word: 'Enough', icon: CircleCheck, tone: 'success' };
const MISSING: StatusLook = { word: 'Not enough', icon: TriangleAlert, tone: 'warning' };
const ON_OVERDUE: StatusLook = { word: 'Only if what is overdue comes', icon: Clock, tone: 'warning' };

/** What the ship wants of the group, beside what guests buy and pay; nothing where nothing is agreed. */
export function ShipPanel({ trip }: { trip: HostTripDetail }) {
  const { groupNumber, deadlines } = trip.shipGroup;
  const held = heldWords(trip);
  if (!groupNumber && held.length === 0 && deadlines.length === 0) return null;
  return (
    <Panel title="What the ship wants">
      <div className={styles.parts}>
        {groupNumber && <p>{`Group number: ${groupNumber}`}</p>}
        {held.length > 0 && (
          <dl className={styles.held}>
            {held.map(({ type, name, words }) => (
              <Fact key={type} label={name}>
                {words}
              </Fact>
            ))}
          </dl>
        )}
        {deadlines.length > 0 &&
          (trip.atStake === null ? (
            <p className={styles.note}>{shownWithMoneyRight('Amounts are')}</p>
          ) : (
            <MoneyForShip tripId={trip.id} />
          ))}
      </div>
    </Panel>
  );
}

function MoneyForShip({ tripId }: { tripId: number }) {
  const { data, error, refetch } = useShipMoney(tripId);
  const retry = () => void refetch();
  if (data) return <Dues money={data} />;
  return error ? (
    <ErrorNote onRetry={retry}>{sentenceOf(error)}</ErrorNote>
  ) : (
    <Waiting height="8rem" onRetry={retry} />
  );
}

function Dues({ money }: { money: ShipMoney }) {
  const { dues, paidCents } = money;
  return (
    <>
      {lateWords(money).map((sentence) => (
        <Alert key={sentence} severity="warning">
          {sentence}
        </Alert>
      ))}
      {dues.length === 0 && <p className={styles.note}>No amount is written down for a day from today on.</p>}
      {dues.length > 0 && (
        <ul className={styles.dues}>
          {dues.map((due, place) => (
            <Due key={place} due={due} paidCents={paidCents} />
          ))}
        </ul>
      )}
    </>
  );
}

function lookOf(due: ShipDue, paidCents: number): StatusLook {
  if (due.missingCents > 0) return MISSING;
  return due.neededCents > paidCents + due.comesCents - due.overdueCents ? ON_OVERDUE : ENOUGH;
}

function Due({ due, paidCents }: { due: ShipDue; paidCents: number }) {
  const { onDate, isOver } = due;
  return (
    <li>
      <div className={styles.head}>
        <h3 className={styles.title}>{deadlineWords(due).title}</h3>
        <StatusMark look={lookOf(due, paidCents)} />
      </div>
      <p className={styles.note}>{isOver ? `${formatLongDay(onDate)}, is over` : formatLongDay(onDate)}</p>
      <dl className={styles.sums}>
        {dueSums(due, paidCents).map(([word, cents]) => (
          <Fact key={word} label={word}>
            <Money cents={cents} />
          </Fact>
        ))}
      </dl>
    </li>
  );
}
