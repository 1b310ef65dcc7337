import { useEffect, useRef } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { tooYoung } from '../../../../backend/contracts/travel-dates';
import { sentenceOf } from '../../api/errors';
import { type HostMe, useTripNames } from '../../api/host/hostMe';
import { soldCabinNames } from '../../lib/cabinNames';
import { tripOf, tripValue } from '../../lib/tripNames';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { ErrorNote } from '../../ui/ErrorNote';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { Tick } from '../../ui/form/Tick';
import { Panel } from '../../ui/Panel';
import styles from './booking.module.css';
import { AddGuestDialog } from './AddGuestDialog';
import { NewGuestPrice } from './NewGuestPrice';
import { useNewGuest } from './useNewGuest';

const OCCUPANCIES = { double: 'Double occupancy', single: 'Single occupancy' } as const;
const PLANS = { full: 'In full', installment: 'In installments' } as const;

type TextName = 'name' | 'email' | 'phone' | 'companionName' | 'companionEmail';

const MOST_OF: Record<TextName, number> = {
  name: MOST.wholeName,
  email: MOST.address,
  phone: MOST.phone,
  companionName: MOST.wholeName,
  companionEmail: MOST.address,
};
const TEXT = { autoComplete: 'off' };
const EMAIL = { ...TEXT, type: 'email' };
const PHONE = { ...TEXT, type: 'tel' };

/** What the server calls a text of the form: `companion.name`. */
const pathOf = (field: TextName) => field.replace('companion', 'companion.').toLowerCase();

/** Adds a guest: who, which cabin, how it is paid. The server makes the price and sends the way to pay. */
export function NewGuestForm({ trips, tripId }: { trips: HostMe['trips']; tripId: number }) {
  const { values, change, problems, submit, letter, add, goBack, isBusy, error } = useNewGuest(trips, tripId);
  const names = useTripNames(trips);
  const form = useRef<HTMLFormElement>(null);
  // Whoever sent something wrong goes to it.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const of = (field: TextName, label: string) => ({
    id: `new-${pathOf(field).replace('.', '-')}`,
    label,
    error: problems[pathOf(field)],
    most: MOST_OF[field],
    binding: held(values[field], (text) => change({ [field]: text })),
    input: TEXT,
  });
  const hosted = (id: number) => trips.find((one) => one.tripId === id);
  const trip = hosted(values.tripId);
  const cabins = soldCabinNames(trip ?? { cabins: [] });
  const chooseTrip = (id: number) =>
    change({ tripId: id, travelInsurance: values.travelInsurance && Boolean(hosted(id)?.sellsInsurance) });

  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Panel title="Who travels">
          <div className={styles.fields}>
            <TextField {...of('name', 'Full name')} />
            <TextField {...of('email', 'Email')} input={EMAIL} />
            <TextField {...of('phone', 'Phone')} isOptional input={PHONE} />
            {values.occupancy === 'double' && (
              <>
                <TextField {...of('companionName', 'Companion’s name')} isOptional />
                <TextField {...of('companionEmail', 'Companion’s email')} isOptional input={EMAIL} />
              </>
            )}
            {trip && <p className={styles.muted}>{`${tooYoung(trip)}.`}</p>}
          </div>
        </Panel>
        <Panel title="Trip and cabin">
          <div className={styles.fields}>
            <Choice
              isSmall
              label="Trip"
              names={names}
              value={tripValue(values.tripId)}
              onChange={(value) => chooseTrip(tripOf(value))}
            />
            <Choice
              isSmall
              label="Cabin"
              names={cabins}
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
            {trip?.sellsInsurance && (
              <Tick
                isTicked={values.travelInsurance}
                onTick={(travelInsurance) => change({ travelInsurance })}
              >
                With travel insurance
              </Tick>
            )}
            <Tick isTicked={values.waitlist} onTick={(waitlist) => change({ waitlist })}>
              To the waiting list. On a full trip everybody goes there.
            </Tick>
          </div>
        </Panel>
        <NewGuestPrice values={values} />
        {error && <ErrorNote>{sentenceOf(error)}</ErrorNote>}
        <div className={styles.buttons}>
          <Button type="submit" size="portal" isOff={isBusy}>
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
