import { type HostGuide, usePastGuide, useSaveGuide } from '../../api/host/hostTripPages';
import { paths } from '../../lib/paths';
import { Editor } from './Editor';
import type { EditorProps } from './editedTrip';
import { GuideFields } from './GuideFields';
import { guideBody, guideValues } from './guideForm.rules';

/** How the guests of a trip get ready, while its owner writes it. */
export function GuideEditor(props: EditorProps<HostGuide>) {
  const { trip, versions } = props;
  const change = useSaveGuide(trip.id);
  const past = usePastGuide(trip.id);
  return (
    <Editor
      {...props}
      to={paths.preparation()}
      readers="guests"
      valuesOf={guideValues}
      bodyOf={guideBody}
      save={change.mutateAsync}
      past={past}
    >
      {(page) => <GuideFields page={page} isStock={versions.length === 0} />}
    </Editor>
  );
}
