import type { InputHTMLAttributes, ReactNode } from 'react';
import { fieldRow, type TravellerText } from '../../../../../backend/contracts/traveller-fields';
import type { FieldRow, TravellerKind } from '../../../../../backend/contracts/traveller-rows';
import { TextField } from '../../../ui/form/TextField';
import { controlId } from './summaryLines';
import { type TravellersForm, useRegistered, useTravellerField } from './useTravellersForm';

interface Props {
  form: TravellersForm;
  traveller: number;
  field: TravellerText;
  hint?: string;
  /** Attributes of the input itself, beside those that follow from the field. */
  input?: InputHTMLAttributes<HTMLInputElement>;
  end?: ReactNode;
}

const INPUTS: Partial<Record<TravellerKind, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', autoCapitalize: 'off', spellCheck: false },
  phone: { type: 'tel' },
};

/** How browsers tell the travellers, and those they want called, apart. */
function autoComplete({ autofill, section }: FieldRow, traveller: number): string {
  const who = section === 'emergency' ? 'emergency' : 'guest';
  return autofill ? `section-${who}${traveller + 1} ${autofill}` : 'off';
}

/** A text of a traveller, as the table of fields has it: judged when left after an edit, forgiven when edited. */
export function TravellerTextField({ form, traveller, field, hint, input, end }: Props) {
  const { name, error, judge, forgive } = useTravellerField(form, traveller, field);
  const registered = useRegistered(form, name, { onChange: forgive, onBlur: judge });
  const row = fieldRow(field);
  const attributes = { ...INPUTS[row.kind], autoComplete: autoComplete(row, traveller), ...input };

  return (
    <TextField
      id={controlId(traveller, field)}
      label={row.label}
      hint={hint}
      error={error}
      isOptional={!row.required}
      most={row.most}
      binding={registered}
      {...(row.kind === 'wish' && { rows: 2, mostRows: 8 })}
      input={attributes}
      end={end}
    />
  );
}
