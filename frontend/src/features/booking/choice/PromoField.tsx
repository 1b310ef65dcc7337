import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import { held } from '../../../ui/form/bindings';
import { TextField } from '../../../ui/form/TextField';
import { useFocusStays } from '../../../ui/useFocusStays';
import styles from './PromoField.module.css';
import { PROMO_FIELD, type UsedPromo } from './usePromo';

interface Props {
  promo: UsedPromo;
  isLocked?: boolean;
}

/** The code that a booking is made with, or a quiet way to enter one. What it takes off stands among the lines of the price. */
export function PromoField({ promo, isLocked = false }: Props) {
  const { code, promoCode, problem, trouble, isChecking, remove } = promo;
  const place = useFocusStays<HTMLElement>();
  const isTaken = promoCode !== undefined && !isChecking && trouble === null;
  return (
    <section ref={place} className={styles.promo} aria-label="Code">
      {isTaken ? (
        <p className={styles.taken}>
          <span>
            Code <strong>{code}</strong>
          </span>
          <RemoveButton isOff={isLocked} onClick={remove} />
        </p>
      ) : (
        <CodeEntry promo={promo} isLocked={isLocked} />
      )}
      <output className="visually-hidden">
        {isTaken ? `Code ${code} is taken off the price.` : (problem ?? trouble)}
      </output>
    </section>
  );
}

function RemoveButton(way: { isOff: boolean; onClick: () => void }) {
  return (
    <Button tone="quiet" size="portal" {...way}>
      Remove<span className="visually-hidden"> the code</span>
    </Button>
  );
}

function CodeEntry({ promo, isLocked }: Required<Props>) {
  const { code, isChecking, use, remove } = promo;
  const { typed, type, problem } = promo.entry;
  const [isOpen, setOpen] = useState(false);
  const text = typed ?? code;
  const isEmpty = text.trim() === '';
  const isOff = isLocked || isChecking || (isEmpty && code === '');
  const send = () => (isEmpty ? remove() : use(text));
  const ofCode = promo.problem ?? promo.trouble;
  const error = problem ?? (typed === null ? ofCode : null);
  // It stands in the form of the page, which Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isOff) send();
  };
  return (
    <details
      open={isOpen || ofCode !== null || problem !== null}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.question}>Have a code?</summary>
      <div className={styles.entry}>
        <TextField
          id={PROMO_FIELD}
          label="Code"
          isSmall
          error={error ?? undefined}
          binding={held(text, type)}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, onKeyDown }}
        />
        <Button tone="quiet" size="portal" isOff={isOff} onClick={send}>
          Use it
        </Button>
        {code !== '' && <RemoveButton isOff={isLocked} onClick={remove} />}
      </div>
    </details>
  );
}
