import { RELATIONS, TRAVELLER_FIELDS } from '../../../../../backend/contracts/traveller-rows';
import { controlId } from './summaryLines';
import { SelectField } from '../../../ui/form/SelectField';
import { type TravellersForm, useRegistered, useTravellerField } from './useTravellersForm';

interface Props {
  form: TravellersForm;
  traveller: number;
}

/** Who the emergency contact is to the traveller. */
export function RelationField({ form, traveller }: Props) {
  const { name, error, judge, forgive } = useTravellerField(form, traveller, 'emergencyContactRelation');
  const registered = useRegistered(form, name, { onChange: forgive, onBlur: judge });

  return (
    <SelectField
      id={controlId(traveller, 'emergencyContactRelation')}
      label={TRAVELLER_FIELDS.emergencyContactRelation.label}
      error={error}
      binding={{ ...registered, defaultValue: form.getValues(name) }}
    >
      <option value="">Choose one</option>
      {RELATIONS.map((relation) => (
        <option key={relation} value={relation}>
          {relation}
        </option>
      ))}
    </SelectField>
  );
}
