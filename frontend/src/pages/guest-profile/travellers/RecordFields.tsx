import {
  passportEnd,
  passportGoodUntil,
  passportSpan,
} from '../../../../../backend/contracts/passport-validity';
import { EmergencyContact } from '../../../features/booking/traveller/EmergencyContact';
import { BirthDateField } from '../../../features/booking/traveller/BirthDateField';
import { PassportField } from '../../../features/booking/traveller/PassportField';
import { PhoneField } from '../../../features/booking/traveller/PhoneField';
import { TravellerDateField } from '../../../features/booking/traveller/TravellerDateField';
import fields from '../../../features/booking/traveller/TravellerFields.module.css';
import { TravellerTextField } from '../../../features/booking/traveller/TravellerTextField';
import type { TravellersForm } from '../../../features/booking/traveller/useTravellersForm';
import { WishFields } from '../../../features/booking/traveller/WishFields';
import type { OwnDetails, TravellerDetails } from '../../../api/records';
import { daysOf } from '../../../lib/cancellation';
import { formatLongDay } from '../../../lib/time/dates';
import { NationalityField } from './NationalityField';
import type { RecordSectionOf } from './sections';

interface Props {
  section: RecordSectionOf['id'];
  form: TravellersForm;
  details: OwnDetails;
  traveller: TravellerDetails;
}

/** What is asked in a part of the record. */
export function RecordFields({ section, form, details, traveller }: Props) {
  const of = { form, traveller: traveller.position - 1 };
  if (section === 'person') return <PersonFields of={of} details={details} />;
  if (section === 'passport')
    return <PassportFields of={of} ending={traveller.passportEnding} details={details} />;
  if (section === 'emergency') {
    const canCopy = of.traveller > 0 && details.travellers.some(({ position }) => position === 1);
    return <EmergencyContact {...of} canCopy={canCopy} />;
  }
  return (
    <div className={fields.fields}>
      <WishFields {...of} />
    </div>
  );
}

type Of = { form: TravellersForm; traveller: number };

function PersonFields({ of, details }: { of: Of; details: OwnDetails }) {
  const { areNamesLocked, namesLockOn, namesFinalDays, minimumAge } = details;
  const lock = namesLockOn && formatLongDay(namesLockOn);
  const final = `From ${lock}, ${daysOf(namesFinalDays)} before we sail, only the hosts change names.`;
  return (
    <div className={fields.fields}>
      <p>
        {areNamesLocked
          ? `Names went to the ship on ${lock}. The hosts can still have them changed: write to us.`
          : `Exactly as in the passport.${lock ? ` ${final}` : ''}`}
      </p>
      <div className={fields.pair}>
        <TravellerTextField {...of} field="firstName" input={{ readOnly: areNamesLocked }} />
        <TravellerTextField
          {...of}
          field="lastName"
          hint="Leave it empty if your passport shows one name."
          input={{ readOnly: areNamesLocked }}
        />
      </div>
      <PhoneField {...of} />
      <BirthDateField {...of} minimumAge={minimumAge} />
    </div>
  );
}

interface PassportProps {
  of: Of;
  /** The last signs of the number that is kept. */
  ending: string | null;
  details: OwnDetails;
}

function PassportFields({ of, ending, details: { endsOn, passportMonths } }: PassportProps) {
  const kept = `The number we have ends in ${ending}. Type one only to replace it.`;
  return (
    <div className={fields.fields}>
      <PassportField
        {...of}
        hint={ending ? kept : 'As printed on the photo page. It is sealed before we store it.'}
      />
      <TravellerDateField
        {...of}
        field="passportExpiresOn"
        hint={
          endsOn
            ? `It has to be valid until ${formatLongDay(passportGoodUntil(endsOn, passportMonths))}, ${passportEnd(passportMonths)}.`
            : `It has to be valid ${passportSpan(passportMonths)}.`
        }
      />
      <NationalityField {...of} />
    </div>
  );
}
