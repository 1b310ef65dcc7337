import { sentenceOf } from '../../api/errors';
import { useChecklist } from '../../api/records';
import { Panel } from '../../features/booking/frame/Panel';
import { Checklist } from '../../features/checklist/Checklist';
import { ChecklistProgress } from '../../features/checklist/ChecklistProgress';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';

/** How far one is, and what comes next. */
export function ChecklistPanel() {
  const { data: checklist, isError, error, refetch } = useChecklist();
  if (checklist?.items.length === 0) return null;
  return (
    <Panel title="Before we sail">
      {!checklist && isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!checklist && !isError && <Waiting height="380px" onRetry={() => void refetch()} />}
      {checklist && (
        <>
          <ChecklistProgress checklist={checklist} />
          <Checklist items={checklist.items} of={checklist} />
        </>
      )}
    </Panel>
  );
}
