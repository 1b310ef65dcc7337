import { type HostGroup, usePastGroup, useSaveGroup } from '../../api/host/hostTripPages';
import { paths } from '../../lib/paths';
import { Editor } from './Editor';
import type { EditorProps } from './editedTrip';
import { GroupFields } from './GroupFields';
import { groupValues } from './groupForm.rules';

/** The pictures of a trip's group while its owner chooses them. */
export function GroupEditor(props: EditorProps<HostGroup>) {
  const { trip, versions } = props;
  const change = useSaveGroup(trip.id);
  const past = usePastGroup(trip.id);
  return (
    <Editor
      {...props}
      to={paths.guestHomepage()}
      readers="guests"
      valuesOf={groupValues}
      bodyOf={groupValues}
      save={change.mutateAsync}
      past={past}
    >
      {(page) => <GroupFields page={page} isStock={versions.length === 0} />}
    </Editor>
  );
}
