import { useDeferredValue, useId, useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { type PaymentRow, usePayments } from '../../api/hostPayments';
import { formatMoney } from '../../lib/money';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ErrorNote } from '../../ui/ErrorNote';
import type { HostAction, Picked } from './actions';
import styles from './GuestPicker.module.css';

const SHOWN = 30;

interface Props {
  action: HostAction;
  trip: number | null;
  onPick: (row: Picked) => void;
  onClose: () => void;
}

/** Finds the guest an act is about, by name, mail address, trip or reference. */
export function GuestPicker({ action, trip, onPick, onClose }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, error } = usePayments({ trip, q, status: action.of ?? 'all' });
  const title = `${action.title}: choose a guest`;

  return (
    <Dialog label={title} onClose={onClose} className={styles.dialog}>
      <div className={styles.picker}>
        <h2 className={styles.title}>{title}</h2>
        <label htmlFor={id} className={styles.label}>
          Name, e-mail, trip or reference
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          className={styles.input}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {error && <ErrorNote>{sentenceOf(error)}</ErrorNote>}
        <ul className={styles.list}>
          {data?.rows.slice(0, SHOWN).map((row) => (
            <li key={row.bookingId}>
              <PersonButton row={row} onPick={onPick} />
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <output className={styles.aside}>
            {data && data.found > SHOWN && `${SHOWN} of ${data.found} shown: type to find others.`}
            {data?.found === 0 && 'Nobody found.'}
          </output>
          <Button tone="quiet" size="portal" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface PersonProps {
  row: PaymentRow;
  onPick: (row: Picked) => void;
}

function PersonButton({ row, onPick }: PersonProps) {
  const { guest, tripTitle, reference, owedCents, paidCents } = row;
  return (
    <button type="button" className={styles.person} onClick={() => onPick(row)}>
      <span>
        <strong>{guest}</strong>
        <span className={styles.aside}>
          {tripTitle}, {reference}
        </span>
      </span>
      <span className={styles.aside}>
        {owedCents > 0 ? `${formatMoney(owedCents)} owed` : `${formatMoney(paidCents)} paid`}
      </span>
    </button>
  );
}
