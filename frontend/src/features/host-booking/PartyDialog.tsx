import { useState } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import { type HostBooking, useChangeParty, usePartyQuote } from '../../api/host/hostBooking';
import { HttpError } from '../../api/http';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { toastSuccess } from '../../ui/toast';
import styles from './booking.module.css';
import { companionOf, partyWords } from './partyWords';
import { PriceDialog } from './PriceDialog';

interface Props {
  booking: HostBooking;
  onClose: () => void;
}

/** A companion more or less: who joins is named, and who leaves loses their place and what they handed in. */
export function PartyDialog({ booking, onClose }: Props) {
  // As it was asked for: after an answer that was lost the booking may be another one already.
  const [{ partySize, version, words }] = useState(() => ({ ...booking, words: partyWords(booking) }));
  const [typed, setTyped] = useState({ name: '', email: '' });
  const joins = partySize === 1;
  const travellers = joins ? 2 : 1;
  const quote = usePartyQuote(booking.id, travellers);
  const change = useChangeParty(booking.id);
  const { done: doneWord, leaves, ...shown } = words;
  const problems = change.error instanceof HttpError ? change.error.fields : {};
  const hasProblems = Object.keys(problems).length > 0;
  const of = (field: keyof typeof typed) => ({
    error: problems[`companion.${field}`],
    binding: held(typed[field], (text) => setTyped((known) => ({ ...known, [field]: text }))),
  });
  const done = () => {
    onClose();
    toastSuccess({ title: doneWord, description: 'Who booked gets a mail.' });
  };

  return (
    <PriceDialog
      booking={booking}
      {...shown}
      isDanger={!joins}
      stays="Insurance stays as it is."
      reasonHint="It stands in the activity log. The guests are told that it changed and of the price, not why."
      quote={quote}
      isBusy={change.isPending}
      problem={change.error && !hasProblems ? sentenceOf(change.error) : null}
      onConfirm={(agreed) =>
        change.mutate(
          { travellers, version, ...agreed, ...(joins && { companion: companionOf(typed) }) },
          { onSuccess: done },
        )
      }
      onClose={onClose}
    >
      {joins ? (
        <div className={styles.fields}>
          <TextField
            isSmall
            label="Companion’s name"
            most={MOST.wholeName}
            input={{ autoComplete: 'off' }}
            {...of('name')}
          />
          <TextField
            isSmall
            isOptional
            label="Companion’s email"
            most={MOST.address}
            input={{ autoComplete: 'off', type: 'email' }}
            {...of('email')}
          />
        </div>
      ) : (
        <p>{leaves}</p>
      )}
      {booking.addOns.length > 0 && (
        <p className={styles.muted}>
          {joins
            ? 'Extras stay for one. They can be added for the companion afterwards, by you or by who booked.'
            : 'Extras are for one then. What they cost less is part of the difference, but for what is paid on board, and places of theirs are free again.'}
        </p>
      )}
    </PriceDialog>
  );
}
