import { useWatch } from 'react-hook-form';
import { MOST_OF_PAGES } from '../../../../backend/contracts/trip-pages';
import { bound } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { type FrontValues, headlineProblem } from './frontForm.rules';
import { fieldId } from './PageField';
import type { PageOf } from './usePageForm';

const { line, lines } = MOST_OF_PAGES;

/** The large words of the first screen. What is too long is said at once, and not sent. */
export function HeadlineField({ page: { form } }: { page: PageOf<FrontValues> }) {
  const typed = useWatch({ control: form.control, name: 'headline' });
  return (
    <TextField
      id={fieldId('headline')}
      label="Headline"
      isOptional
      hint={`The large words, a line each: ${lines} lines of ${line} letters at most. Without any, the title of the trip.`}
      rows={lines}
      error={headlineProblem(typed) ?? form.formState.errors.headline?.message}
      binding={bound(form.register('headline', { validate: headlineProblem }))}
    />
  );
}
