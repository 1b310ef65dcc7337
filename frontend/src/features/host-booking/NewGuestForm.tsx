import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../api/errors';
import type { HostMe } from '../../api/host/hostMe';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { ErrorNote } from '../../ui/ErrorNote';
import { FormField } from '../../ui/FormField';
import { Panel } from '../../ui/Panel';
import styles from './booking.module.css';
import { AddGuestDialog } from './AddGuestDialog';
import { NewGuestPrice } from './NewGuestPrice';
import { useNewGuest } from './useNewGuest';

const CABINS = { inside: 'Inside Cabin', oceanview: 'Ocean View', balcony: 'Balcony' } as const;
const OCCUPANCIES = { double: 'Double occupancy', single: 'Single occupancy' } as const;
const PLANS = { full: 'In full', installment: 'In installments' } as const;

interface TextProps {
  id: string;
  label: string;
  type?: string;
  isOptional?: boolean;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function TextField({ id, label, type = 'text', isOptional = false, value, error, onChange }: TextProps) {
  return (
    <FormField id={`new-${id}`} label={label} isOptional={isOptional} error={error}>
      {(control) => (
        <OutlinedInput
          fullWidth
          type={type}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ input: { ...control, autoComplete: 'off' } }}
        />
      )}
    </FormField>
  );
}

/** Adds a guest: who, which cabin, how it is paid. The server makes the price and sends the way to pay. */
export function NewGuestForm({ trips, tripId }: { trips: HostMe['trips']; tripId: number }) {
  const { values, change, problems, submit, letter, add, goBack, isBusy, error } = useNewGuest(tripId);
  const form = useRef<HTMLFormElement>(null);
  // Whoever sent something wrong goes to it.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const names = Object.fromEntries(trips.map((trip) => [`trip-${trip.tripId}`, trip.title]));

  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Panel title="Who travels">
          <div className={styles.fields}>
            <TextField
              id="name"
              label="Full name"
              value={values.name}
              error={problems['name']}
              onChange={(name) => change({ name })}
            />
            <TextField
              id="email"
              label="Email"
              type="email"
              value={values.email}
              error={problems['email']}
              onChange={(email) => change({ email })}
            />
            <TextField
              id="phone"
              label="Phone"
              type="tel"
              isOptional
              value={values.phone}
              error={problems['phone']}
              onChange={(phone) => change({ phone })}
            />
            {values.occupancy === 'double' && (
              <>
                <TextField
                  id="companion-name"
                  label="Companion’s name"
                  isOptional
                  value={values.companionName}
                  error={problems['companion.name']}
                  onChange={(companionName) => change({ companionName })}
                />
                <TextField
                  id="companion-email"
                  label="Companion’s email"
                  type="email"
                  isOptional
                  value={values.companionEmail}
                  error={problems['companion.email']}
                  onChange={(companionEmail) => change({ companionEmail })}
                />
              </>
            )}
          </div>
        </Panel>
        <Panel title="Trip and cabin">
          <div className={styles.fields}>
            <Choice
              isSmall
              label="Trip"
              names={names}
              value={`trip-${values.tripId}`}
              onChange={(value) => change({ tripId: Number(value.slice('trip-'.length)) })}
            />
            <Choice
              isSmall
              label="Cabin"
              names={CABINS}
              value={values.cabinType}
              onChange={(cabinType) => change({ cabinType })}
            />
            <Choice
              isSmall
              label="Occupancy"
              names={OCCUPANCIES}
              value={values.occupancy}
              onChange={(occupancy) => change({ occupancy })}
            />
            <Choice
              isSmall
              label="Payment plan"
              names={PLANS}
              value={values.paymentType}
              onChange={(paymentType) => change({ paymentType })}
            />
          </div>
          <div className={styles.choices}>
            <label>
              <input
                type="checkbox"
                checked={values.travelInsurance}
                onChange={({ target }) => change({ travelInsurance: target.checked })}
              />
              With travel insurance
            </label>
            <label>
              <input
                type="checkbox"
                checked={values.waitlist}
                onChange={({ target }) => change({ waitlist: target.checked })}
              />
              To the waiting list. On a full trip everybody goes there.
            </label>
          </div>
        </Panel>
        <NewGuestPrice values={values} />
        {error && <ErrorNote>{sentenceOf(error)}</ErrorNote>}
        <div className={styles.buttons}>
          <Button type="submit" size="portal" disabled={isBusy}>
            Add guest
          </Button>
        </div>
      </form>
      {letter && (
        <AddGuestDialog name={values.name} letter={letter} isBusy={isBusy} onConfirm={add} onClose={goBack} />
      )}
    </>
  );
}
