import { type HostPlan, usePastPlan, useSavePlan } from '../../api/host/hostTripPages';
import { paths } from '../../lib/paths';
import { Editor } from './Editor';
import type { EditorProps } from './editedTrip';
import { PlanFields } from './PlanFields';
import { planBody, planValues } from './planForm.rules';

/** A trip's days while its owner writes them. */
export function PlanEditor(props: EditorProps<HostPlan>) {
  const { trip } = props;
  const change = useSavePlan(trip.id);
  const past = usePastPlan(trip.id);
  return (
    <Editor
      {...props}
      to={paths.itinerary()}
      valuesOf={planValues}
      bodyOf={planBody}
      save={change.mutateAsync}
      past={past}
    >
      {(page) => <PlanFields page={page} trip={trip} />}
    </Editor>
  );
}
