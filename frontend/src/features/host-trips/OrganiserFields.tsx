import { MOST } from '../../../../backend/contracts/text-limits';
import { TripField, type TripForm } from './TripField';
import styles from './TripForm.module.css';

/** With whom the trip's guests have a contract. */
export function OrganiserFields({ form }: { form: TripForm }) {
  return (
    <fieldset className={styles.cabin}>
      <legend className={styles.legend}>Organiser</legend>
      <p className={styles.note}>
        With whom guests have their contract: it stands on receipts, in the terms, beside the waiver, on the
        contact page and in mails about payments. While all three are empty, none of them names an organiser.
      </p>
      <div className={styles.pair}>
        <TripField form={form} name="organiser.name" label="Organised by" isOptional most={MOST.organiser} />
        <TripField
          form={form}
          name="organiser.registration"
          label="Registration"
          isOptional
          hint="Such as a seller of travel or company number."
          most={MOST.organiser}
        />
      </div>
      <TripField
        form={form}
        name="organiser.address"
        label="Address"
        isOptional
        rows={3}
        most={MOST.postalAddress}
      />
    </fieldset>
  );
}
