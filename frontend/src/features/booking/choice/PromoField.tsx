import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import { held } from '../../../ui/form/bindings';
import { TextField } from '../../../ui/form/TextField';
import { useFocusStays } from '../../../ui/useFocusStays';
import styles from './PromoField.module.css';
import type { UsedPromo } from './usePromo';

interface Props {
  promo: UsedPromo;
  isLocked?: boolean;
}

/** The code that a booking is made with, or a quiet way to enter one. What it takes off stands among the lines of the price. */
export function PromoField({ promo, isLocked = false }: Props) {
  const { code, promoCode, problem, remove } = promo;
  const place = useFocusStays<HTMLElement>();
  const isTaken = promoCode !== undefined;
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
        {isTaken ? `Code ${code} is taken off the price.` : problem}
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

function CodeEntry({ promo: { code, isChecking, problem, use, remove }, isLocked }: Required<Props>) {
  const [isOpen, setOpen] = useState(false);
  /** Null until somebody types: then the field has what the address has. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? code;
  const isOff = isLocked || isChecking || text.trim() === '';
  const send = () => {
    use(text);
    setTyped(null);
  };
  // It stands in the form of the page, which Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isOff) send();
  };
  return (
    <details open={isOpen || problem !== null} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.question}>Have a code?</summary>
      <div className={styles.entry}>
        <TextField
          id="promo-code"
          label="Code"
          isSmall
          error={typed === null ? (problem ?? undefined) : undefined}
          binding={held(text, setTyped)}
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
