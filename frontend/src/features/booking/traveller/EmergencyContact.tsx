import { useState } from 'react';
import { guestFieldsOf } from '../../../../../backend/contracts/traveller-fields';
import { FormButton } from '../../../ui/FormButton';
import { Said } from '../../../ui/Said';
import { RelationField } from './RelationField';
import styles from './TravellerFields.module.css';
import { TravellerTextField } from './TravellerTextField';
import type { TravellersForm } from './useTravellersForm';

const FIELDS = guestFieldsOf('emergency');

interface Props {
  form: TravellersForm;
  traveller: number;
  /** Whether guest 1's contact is there to be taken. */
  canCopy?: boolean;
}

/** Whom we call if something happens. Guest 2 may take guest 1's contact with one press. */
export function EmergencyContact({ form, traveller, canCopy = traveller > 0 }: Props) {
  const [copies, setCopies] = useState(0);
  const copyFromGuest1 = () => {
    for (const field of FIELDS) {
      form.setValue(`travellers.${traveller}.${field}`, form.getValues(`travellers.0.${field}`), {
        shouldDirty: true,
      });
      form.clearErrors(`travellers.${traveller}.${field}`);
    }
    setCopies((before) => before + 1);
  };

  return (
    <fieldset className={styles.block}>
      <legend className={styles.legend}>Emergency contact</legend>
      {canCopy && (
        <div>
          <FormButton variant="outlined" size="medium" onClick={copyFromGuest1}>
            Same emergency contact as guest 1
          </FormButton>
          <Said about={copies} className={styles.copied}>
            {copies > 0 && 'Copied. You can still change it.'}
          </Said>
        </div>
      )}
      <div className={styles.pair}>
        <TravellerTextField form={form} traveller={traveller} field="emergencyContactName" />
        <TravellerTextField form={form} traveller={traveller} field="emergencyContactPhone" />
      </div>
      <div className={styles.pair}>
        <RelationField form={form} traveller={traveller} />
      </div>
    </fieldset>
  );
}
