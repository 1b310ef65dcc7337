import { useRef } from 'react';
import { type HostFront, usePastFront, useSaveFront } from '../../api/host/hostTripPages';
import { paths } from '../../lib/paths';
import { Editor } from './Editor';
import type { EditorProps } from './editedTrip';
import { FrontFields } from './FrontFields';
import { frontBody, frontValues } from './frontForm.rules';
import { SeenByVisitors } from './SeenByVisitors';
import { usePageForm } from './usePageForm';
import { Versions } from './Versions';

/** A trip's home page while its owner writes it. */
export function FrontEditor({ trip, start, versions, onReload }: EditorProps<HostFront>) {
  const change = useSaveFront(trip.id);
  const past = usePastFront(trip.id);
  // Of what stands in the form: what is read again meanwhile may be newer.
  const shownVersion = useRef(start.version);
  const part = usePageForm(trip.id, frontValues(start), async (typed) => {
    const saved = await change.mutateAsync({ ...frontBody(typed), version: shownVersion.current });
    shownVersion.current = saved.version;
  });
  const show = (version: number) =>
    past.mutate(version, { onSuccess: (front) => part.bring(frontValues(front), version) });
  return (
    <Editor
      part={part}
      onReload={onReload}
      aside={
        <>
          <SeenByVisitors isOnSale={trip.isOnSale} to={paths.home()} />
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
      <FrontFields page={part.page} />
    </Editor>
  );
}
