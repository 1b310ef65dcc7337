import { MOST } from '../../../../backend/contracts/text-limits';
import { BirthDateField } from './BirthDateField';
import { EmergencyContact } from './EmergencyContact';
import { OneNameBox } from './OneNameBox';
import { PassportField } from './PassportField';
import styles from './TravellerFields.module.css';
import { TravellerTextField } from './TravellerTextField';
import type { TravellersForm } from './useTravellersForm';

interface Props {
  form: TravellersForm;
  /** 0 is the primary guest, who also gets our mail. */
  traveller: number;
}

/** Everything we ask about one traveller. */
export function TravellerFields({ form, traveller }: Props) {
  const section = `section-guest${traveller + 1}`;
  const of = { form, traveller };

  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TravellerTextField
          {...of}
          field="firstName"
          label="First name"
          most={MOST.name}
          input={{ autoComplete: `${section} given-name` }}
        />
        <TravellerTextField
          {...of}
          field="lastName"
          label="Last name"
          most={MOST.name}
          input={{ autoComplete: `${section} family-name` }}
        />
      </div>
      <OneNameBox {...of} />
      <TravellerTextField
        {...of}
        field="email"
        label="Email"
        hint={
          traveller === 0
            ? 'Your confirmation and your login go here.'
            : 'Their own login goes here, with which they sign. With your address they get none of their own.'
        }
        most={MOST.address}
        input={{
          type: 'email',
          autoComplete: `${section} email`,
          autoCapitalize: 'off',
          spellCheck: false,
        }}
      />
      <TravellerTextField
        {...of}
        field="phone"
        label="Phone number"
        hint="Only for sailing-day changes. Spaces, brackets and + are fine."
        most={MOST.phone}
        input={{ type: 'tel', autoComplete: `${section} tel` }}
      />
      <BirthDateField {...of} />
      <PassportField {...of} />
      <EmergencyContact {...of} />
      <TravellerTextField
        {...of}
        field="dietaryRestrictions"
        label="Dietary restrictions"
        isOptional
        isLong
        most={MOST.wish}
        input={{ autoComplete: 'off' }}
      />
      <TravellerTextField
        {...of}
        field="specialRequests"
        label="Special requests"
        isOptional
        isLong
        most={MOST.wish}
        input={{ autoComplete: 'off' }}
      />
    </div>
  );
}
