import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from '../../ui/FormField';
import { TOPIC_LABELS } from './message';

interface Props {
  id: string;
  registered: UseFormRegisterReturn;
  error: string | undefined;
  start: string;
}

/** What it is about. The browser's own list works best on phones. */
export function TopicField({ id, registered, error, start }: Props) {
  const { ref, ...field } = registered;
  return (
    <FormField id={id} label="What is it about?" error={error}>
      {(control) => (
        <NativeSelect
          {...field}
          inputRef={ref}
          fullWidth
          defaultValue={start}
          input={<OutlinedInput />}
          inputProps={control}
        >
          {Object.entries(TOPIC_LABELS).map(([topic, label]) => (
            <option key={topic} value={topic}>
              {label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
