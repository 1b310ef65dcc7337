import Alert from '@mui/material/Alert';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { deadlineWords } from '../../../../backend/contracts/ship-group';
import { sentenceOf } from '../../api/errors';
import { type ShipMoney, useShipMoney } from '../../api/host/hostPayments';
import type { HostTripDetail } from '../../api/host/hostTrips';
import { shownWithMoneyRight } from '../../lib/moneyRight';
import { formatLongDay } from '../../lib/time/dates';
import { ErrorNote } from '../../ui/ErrorNote';
import { Money } from '../../ui/Money';
import { Panel } from '../../ui/Panel';
import { type StatusLook, StatusMark } from '../../ui/StatusMark';
import { Waiting } from '../../ui/Waiting';
import styles from './ShipPanel.module.css';
import { heldWords, lateWords } from './shipWords';

const ENOUGH: StatusLook = { word: 'Enough', icon: CircleCheck, tone: 'success' };
const MISSING: StatusLook = { word: 'Not enough', icon: TriangleAlert, tone: 'warning' };

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
              <div key={type}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
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
      {dues.length === 0 && <p className={styles.note}>No money is due to the ship from today on.</p>}
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

function Due({ due, paidCents }: { due: ShipMoney['dues'][number]; paidCents: number }) {
  const { onDate, amountCents, neededCents, comesCents, missingCents } = due;
  const sums: [string, number][] = [
    ['To pay the ship', amountCents],
    ...(neededCents === amountCents
      ? []
      : [['With all due until then', neededCents] satisfies [string, number]]),
    ['Guests have paid', paidCents],
    ['Plans bring until then', comesCents],
    ...(missingCents === 0 ? [] : [['Missing', missingCents] satisfies [string, number]]),
  ];
  return (
    <li>
      <div className={styles.head}>
        <h3 className={styles.title}>{deadlineWords(due).title}</h3>
        <StatusMark look={missingCents === 0 ? ENOUGH : MISSING} />
      </div>
      <p className={styles.note}>{formatLongDay(onDate)}</p>
      <dl className={styles.sums}>
        {sums.map(([word, cents]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
