import { sentenceOf } from '../../api/errors';
import { type MessageReport, useReopenReport } from '../../api/host/hostTalk';
import { UndoBar } from '../../ui/UndoBar';
import { ProblemLine } from '../../ui/ProblemLine';

interface Props {
  report: MessageReport;
  /** It waits again, or can be taken back no more. */
  onGone: () => void;
}

/** Says which report is closed, and takes it back while that is offered. */
export function ClosedReport({ report: { id, sender, reporter }, onGone }: Props) {
  const reopening = useReopenReport(id);
  return (
    <>
      <UndoBar
        onUndo={() => reopening.mutate(undefined, { onSuccess: onGone })}
        onGone={onGone}
        isPending={reopening.isPending}
      >
        {`The report of ${reporter} about a message of ${sender} is closed.`}
      </UndoBar>
      <ProblemLine>{reopening.isError && sentenceOf(reopening.error)}</ProblemLine>
    </>
  );
}
