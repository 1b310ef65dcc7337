import { type HostShip, usePastShip, useSaveShip } from '../../api/host/hostTripPages';
import { paths } from '../../lib/paths';
import { Editor } from './Editor';
import type { EditorProps } from './editedTrip';
import { ShipFields } from './ShipFields';
import { shipBody, shipValues } from './shipForm.rules';

/** The page of a trip's ship while its owner writes it. */
export function ShipEditor(props: EditorProps<HostShip>) {
  const { trip, versions } = props;
  const change = useSaveShip(trip.id);
  const past = usePastShip(trip.id);
  return (
    <Editor
      {...props}
      to={paths.tripDetails()}
      valuesOf={shipValues}
      bodyOf={shipBody}
      save={change.mutateAsync}
      past={past}
    >
      {(page) => <ShipFields page={page} isStock={versions.length === 0} />}
    </Editor>
  );
}
