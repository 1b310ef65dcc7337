import { type FormEvent, useState } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import type { Cancellation, CancellationTerms } from '../../api/money';
import { Actions } from '../../features/booking/frame/Actions';
import { Panel } from '../../features/booking/frame/Panel';
import { formatMoney } from '../../lib/money';
import { newId } from '../../lib/newId';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { FormButton } from '../../ui/FormButton';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { Tick } from '../../ui/form/Tick';
import styles from './CancellationPage.module.css';
import { toBuyerCents } from './cancellationWords';

const AGREEMENT = 'cancellation-agreement';

interface Props {
  bookingId: string;
  terms: CancellationTerms;
  isBusy: boolean;
  problem: string | null;
  onConfirm: (cancellation: Cancellation) => void;
}

/** The last word: an explicit box, and a button that says what comes of it. */
export function ConfirmForm({ bookingId, terms, isBusy, problem, onConfirm }: Props) {
  // One key for this figure: a second click is the first one.
  const [key] = useState(newId);
  const [reason, setReason] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (isAgreed) return onConfirm({ refundCents: terms.refundCents, reason, key });
    setIsMissing(true);
    document.getElementById(AGREEMENT)?.focus();
  };

  return (
    <Panel title="End the booking">
      <form className={styles.form} onSubmit={confirm} noValidate>
        <TextField
          most={MOST.note}
          id="cancellation-reason"
          label="Why do you cancel?"
          isOptional
          hint="Your host reads it."
          binding={held(reason, setReason)}
          rows={2}
        />
        <Tick
          id={AGREEMENT}
          isTicked={isAgreed}
          error={isMissing ? 'Please tick the box to confirm.' : undefined}
          onTick={(isTicked) => {
            setIsAgreed(isTicked);
            setIsMissing(false);
          }}
        >
          I understand that my booking ends now, and that my places go to others.
        </Tick>
        {problem && <ErrorNote>{problem}</ErrorNote>}
        <Actions>
          <FormButton type="submit" color="error" isOff={isBusy}>
            {isBusy ? 'Cancelling...' : buttonText(terms)}
          </FormButton>
          <ButtonLink to={paths.guestPayment(bookingId)} tone="quiet">
            Keep my booking
          </ButtonLink>
        </Actions>
      </form>
    </Panel>
  );
}

/** What they get themselves: where all that goes back is others', that it is nothing. */
function buttonText(terms: CancellationTerms): string {
  const ownCents = toBuyerCents(terms);
  if (ownCents > 0) return `Cancel and get ${formatMoney(ownCents)} back`;
  return terms.toOthersCents > 0 ? 'Cancel and get nothing back' : 'Cancel the booking';
}
