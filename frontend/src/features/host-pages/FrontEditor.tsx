import { type HostFront, usePastFront, useSaveFront } from '../../api/host/hostTripPages';
import { paths } from '../../lib/paths';
import { Editor } from './Editor';
import type { EditorProps } from './editedTrip';
import { FrontFields } from './FrontFields';
import { frontBody, frontValues } from './frontForm.rules';

/** A trip's home page while its owner writes it. */
export function FrontEditor(props: EditorProps<HostFront>) {
  const { trip } = props;
  const change = useSaveFront(trip.id);
  const past = usePastFront(trip.id);
  return (
    <Editor
      {...props}
      to={paths.home()}
      valuesOf={frontValues}
      bodyOf={frontBody}
      save={change.mutateAsync}
      past={past}
    >
      {(page) => <FrontFields page={page} />}
    </Editor>
  );
}
