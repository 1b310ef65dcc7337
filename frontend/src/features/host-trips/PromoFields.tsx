import { Controller, useFieldArray } from 'react-hook-form';
import { MOST_PROMO_CODES } from '../../../../backend/contracts/promo-codes';
import { MOST } from '../../../../backend/contracts/text-limits';
import type { HostTripDetail } from '../../api/host/hostTrips';
import { formatCount } from '../../lib/numbers';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { ProblemLine } from '../../ui/ProblemLine';
import { EMPTY_PROMO, usesOf } from './promoValues';
import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';

const BY = { percent: 'A percentage', amount: 'An amount' } as const;
const NUMBER = { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } as const;

interface Props {
  form: TripForm;
  /** Of the codes that bookings have; left out for a new trip. */
  uses: HostTripDetail['promoUses'] | undefined;
}

/** The codes that make bookings cost less: what each takes off, for how many bookings and until when. */
export function PromoFields({ form, uses }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'promoCodes' });
  const { promoCodes: problems } = form.formState.errors;
  return (
    <div className={styles.fields}>
      {fields.map(({ id }, place) => (
        <PromoCodeFields key={id} form={form} place={place} uses={uses} onRemove={() => remove(place)} />
      ))}
      {fields.length < MOST_PROMO_CODES && (
        <div>
          <Button tone="quiet" size="portal" onClick={() => append(EMPTY_PROMO)}>
            Add a code
          </Button>
        </div>
      )}
      <ProblemLine>{problems?.message ?? problems?.root?.message}</ProblemLine>
    </div>
  );
}

function PromoCodeFields({ form, place, uses, onRemove }: Props & { place: number; onRemove: () => void }) {
  const at = `promoCodes.${place}` as const;
  const by = form.watch(`${at}.by`);
  const used = usesOf(form.watch(`${at}.code`), uses ?? []);
  return (
    <fieldset className={styles.cabin}>
      <legend className={styles.legend}>Code {place + 1}</legend>
      <div className={styles.prices}>
        <TripField
          form={form}
          name={`${at}.code`}
          label="Code"
          most={MOST.promoCode}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
        <Controller
          control={form.control}
          name={`${at}.by`}
          render={({ field }) => (
            <Choice label="Takes off" names={BY} value={field.value} onChange={field.onChange} />
          )}
        />
        {by === 'percent' ? (
          <TripField
            key="percent"
            form={form}
            name={`${at}.percent`}
            label="Percent of the fare"
            input={{ inputMode: 'numeric', maxLength: 2, autoComplete: 'off' }}
          />
        ) : (
          <TripField
            key="amount"
            form={form}
            name={`${at}.centsOff`}
            label="Off a booking"
            start="$"
            input={{ inputMode: 'decimal', maxLength: 12, autoComplete: 'off' }}
          />
        )}
        <TripField form={form} name={`${at}.maxUses`} label="Bookings, at most" isOptional input={NUMBER} />
        <TripField
          form={form}
          name={`${at}.until`}
          label="Can be used until"
          isOptional
          input={{ type: 'date' }}
        />
        <Button
          tone="quiet"
          size="portal"
          className={styles.takeAway}
          aria-label={`Take code ${place + 1} away`}
          onClick={onRemove}
        >
          Take away
        </Button>
      </div>
      {used > 0 && (
        <p className={styles.note}>
          {`Used by ${used === 1 ? 'one booking' : `${formatCount(used)} bookings`}.`}
        </p>
      )}
    </fieldset>
  );
}
