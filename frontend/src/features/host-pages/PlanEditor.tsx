import { useRef } from 'react';
import { type HostPlan, usePastPlan, useSavePlan } from '../../api/host/hostTripPages';
import { paths } from '../../lib/paths';
import { Editor } from './Editor';
import type { EditorProps } from './editedTrip';
import { PlanFields } from './PlanFields';
import { planBody, planValues } from './planForm.rules';
import { SeenByVisitors } from './SeenByVisitors';
import { usePageForm } from './usePageForm';
import { Versions } from './Versions';

/** A trip's days while its owner writes them. */
export function PlanEditor({ trip, start, versions, onReload }: EditorProps<HostPlan>) {
  const change = useSavePlan(trip.id);
  const past = usePastPlan(trip.id);
  // Of what stands in the form: what is read again meanwhile may be newer.
  const shownVersion = useRef(start.version);
  const part = usePageForm(trip.id, planValues(start), async (typed) => {
    const saved = await change.mutateAsync({ ...planBody(typed), version: shownVersion.current });
    shownVersion.current = saved.version;
  });
  const show = (version: number) =>
    past.mutate(version, { onSuccess: (plan) => part.bring(planValues(plan), version) });
  return (
    <Editor
      part={part}
      onReload={onReload}
      aside={
        <>
          <SeenByVisitors isOnSale={trip.isOnSale} to={paths.itinerary()} />
          <Versions
            versions={versions}
            holdsNew={part.holdsNew}
            isReading={past.isPending}
            problem={past.error}
            onShow={show}
          />
        </>
      }
    >
      <PlanFields page={part.page} trip={trip} />
    </Editor>
  );
}
