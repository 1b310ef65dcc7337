import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { RELATIONS, TRAVELLER_FIELDS } from '../../../../backend/contracts/traveller-rows';
import { controlId } from './summaryLines';
import { FormField } from '../../ui/FormField';
import { type TravellersForm, useRegistered, useTravellerField } from './useTravellersForm';

interface Props {
  form: TravellersForm;
  traveller: number;
}

/** Who the emergency contact is to the traveller. The browser's own list works best on phones. */
export function RelationField({ form, traveller }: Props) {
  const { name, error, judge, forgive } = useTravellerField(form, traveller, 'emergencyContactRelation');
  const registered = useRegistered(form, name, { onChange: forgive, onBlur: judge });

  return (
    <FormField
      id={controlId(traveller, 'emergencyContactRelation')}
      label={TRAVELLER_FIELDS.emergencyContactRelation.label}
      error={error}
    >
      {(control) => (
        <NativeSelect
          {...registered}
          fullWidth
          defaultValue={form.getValues(name)}
          input={<OutlinedInput />}
          inputProps={control}
        >
          <option value="">Choose one</option>
          {RELATIONS.map((relation) => (
            <option key={relation} value={relation}>
              {relation}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
