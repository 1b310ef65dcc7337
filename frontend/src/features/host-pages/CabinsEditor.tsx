import { type HostCabins, usePastCabins, useSaveCabins } from '../../api/host/hostTripPages';
import { paths } from '../../lib/paths';
import { CabinsFields } from './CabinsFields';
import { cabinsValues } from './cabinsForm.rules';
import { Editor } from './Editor';
import type { EditorProps } from './editedTrip';
import { shownKinds } from './shownKinds';

/** The pictures of a trip's cabins while its owner chooses them. */
export function CabinsEditor(props: EditorProps<HostCabins>) {
  const { trip, versions } = props;
  const change = useSaveCabins(trip.id);
  const past = usePastCabins(trip.id);
  return (
    <Editor
      {...props}
      to={paths.pricing()}
      valuesOf={cabinsValues}
      bodyOf={cabinsValues}
      save={change.mutateAsync}
      past={past}
    >
      {(page) => <CabinsFields page={page} kinds={shownKinds(trip)} isStock={versions.length === 0} />}
    </Editor>
  );
}
