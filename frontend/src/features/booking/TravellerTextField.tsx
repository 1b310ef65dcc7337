import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { controlId } from './summaryLines';
import { FormField } from '../../ui/FormField';
import type { TravellerField } from './travellerProblems';
import { type TravellersForm, useRegistered, useTravellerField } from './useTravellersForm';

interface Props {
  form: TravellersForm;
  traveller: number;
  field: Exclude<
    TravellerField,
    'dateOfBirth' | 'passportExpiresOn' | 'nationality' | 'emergencyContactRelation'
  >;
  label: string;
  isOptional?: boolean;
  hint?: string;
  isLong?: boolean;
  /** Characters of the text. */
  most?: number;
  /** Attributes of the input itself: autocomplete, inputmode and their kind. */
  input: InputHTMLAttributes<HTMLInputElement>;
  end?: ReactNode;
}

/** A text of a traveller: judged when left after an edit, forgiven when edited. */
export function TravellerTextField({
  form,
  traveller,
  field,
  label,
  isOptional,
  hint,
  isLong,
  most,
  input,
  end,
}: Props) {
  const { name, error, judge, forgive } = useTravellerField(form, traveller, field);
  const registered = useRegistered(form, name, { onChange: forgive, onBlur: judge });

  return (
    <FormField
      id={controlId(traveller, field)}
      label={label}
      most={most}
      error={error}
      {...(isOptional !== undefined && { isOptional })}
      {...(hint !== undefined && { hint })}
    >
      {(control) => (
        <OutlinedInput
          {...registered}
          fullWidth
          endAdornment={end}
          {...(isLong && { multiline: true, minRows: 2, maxRows: 8 })}
          slotProps={{ input: { ...input, ...control } }}
        />
      )}
    </FormField>
  );
}
