import { isAnswer } from '../../../../backend/contracts/questions';
import { MOST } from '../../../../backend/contracts/text-limits';
import { fieldRow } from '../../../../backend/contracts/traveller-fields';
import type { TravellerKind } from '../../../../backend/contracts/traveller-rows';
import type { HostBooking } from '../../api/host/hostBooking';
import { countriesByName } from '../../lib/countries';
import { AnswerOptions } from '../../ui/form/AnswerOptions';
import { held } from '../../ui/form/bindings';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { type Answered, questionOf, travellerFieldOf, wordOf } from './edit.rules';

const TYPES: Partial<Record<TravellerKind, string>> = { email: 'email', phone: 'tel' };
const COUNTRIES = countriesByName();

interface Props {
  /** `roomNumber`, `1.phone`, or `1.answers.shirt`. */
  name: string;
  /** Whose field it is. */
  booking: Pick<HostBooking, 'travellers'>;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A text of the booking to change. */
export function EditField({ name, booking, value, error, onChange }: Props) {
  const field = travellerFieldOf(name);
  const question = questionOf(name, booking);
  const { kind = 'line', most } = field ? fieldRow(field) : {};
  const of = { id: `edit-${name}`, label: wordOf(name, booking), error, binding: held(value, onChange) };
  if (question) return <AnswerField {...of} question={question} value={value} />;
  if (kind === 'country') {
    return (
      <SelectField {...of}>
        <option value="" disabled={value !== ''}>
          Not given
        </option>
        {COUNTRIES.map(({ code, name: country }) => (
          <option key={code} value={code}>
            {country}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      {...of}
      most={most}
      {...(kind === 'wish' && { rows: 1 })}
      input={{ type: TYPES[kind] ?? 'text', autoComplete: 'off' }}
    />
  );
}

interface AnswerProps {
  id: string;
  label: string;
  error: string | undefined;
  binding: ReturnType<typeof held>;
  question: Answered;
  value: string;
}

/** What a traveller answers, as a host who was told it writes it down. */
function AnswerField({ question, value, ...of }: AnswerProps) {
  const { kind, text, choices } = question;
  if (kind === 'text')
    return <TextField {...of} rows={1} most={MOST.answer} input={{ autoComplete: 'off' }} />;
  const isGone = value !== '' && !isAnswer(question, value);
  return (
    <SelectField {...of} hint={isGone ? 'It is not offered any more, and counts as no answer.' : undefined}>
      <AnswerOptions none="Not answered" kept={text} choices={choices} />
    </SelectField>
  );
}
