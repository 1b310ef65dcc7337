import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { sentenceOf } from '../../../api/errors';
import { fetchReportFile, type ReportPeriod } from '../../../api/host/hostPayments';
import { saveFile } from '../../../lib/browser/saveFile';
import { Button } from '../../../ui/Button';
import { toastError, toastSuccess } from '../../../ui/toast';

/** Saves the report as a file for spreadsheets. */
export function FileButton({ period }: { period: ReportPeriod }) {
  const file = useMutation({
    mutationFn: () => fetchReportFile(period),
    onSuccess: (content) => {
      const days = [period.from, period.to].filter(Boolean).join('_');
      saveFile(content, ['financial-report', days].filter(Boolean).join('_') + '.csv');
      toastSuccess({
        title: 'Report saved',
        description: 'A CSV file with a line for each trip and the sum.',
      });
    },
    onError: (error) => toastError({ title: 'Not saved', description: sentenceOf(error) }),
  });
  return (
    <Button tone="quiet" size="portal" isOff={file.isPending} onClick={() => file.mutate()}>
      <Download aria-hidden="true" size={18} strokeWidth={1.75} />
      <span>{file.isPending ? 'Saving...' : 'CSV'}</span>
    </Button>
  );
}
