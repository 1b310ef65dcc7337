import { useFieldArray } from 'react-hook-form';
import { MOST_OF_PAGES } from '../../../../backend/contracts/trip-pages';
import { ActivityFields } from './ActivityFields';
import { listProblem } from './listProblem';
import { OrderedList } from './OrderedList';
import { type ActivityValues, freshActivity, type PlanValues } from './planForm.rules';
import type { PageOf } from './usePageForm';

/** What happens on a day, in the order in which visitors read it. */
export function ActivityList({ page, day }: { page: PageOf<PlanValues>; day: number }) {
  const { form } = page;
  const name = `days.${day}.activities` as const;
  const rows = useFieldArray({ control: form.control, name });
  return (
    <OrderedList<ActivityValues>
      noun="activity"
      rows={rows}
      most={MOST_OF_PAGES.activities}
      fresh={freshActivity}
      valueOf={(place) => form.getValues(`${name}.${place}`)}
      nameOf={(value, place) => value.name.trim() || `Activity ${place + 1}`}
      problem={listProblem(form.formState.errors.days?.[day]?.activities)}
    >
      {(place, acts) => <ActivityFields page={page} at={`${name}.${place}`} place={place} acts={acts} />}
    </OrderedList>
  );
}
