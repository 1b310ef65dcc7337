import { useMutation } from '@tanstack/react-query';
import { fetchMyData } from '../../api/account';
import { logProblem, sentenceOf } from '../../api/errors';
import { Panel } from '../../features/booking/frame/Panel';
import { saveFile } from '../../lib/browser/saveFile';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import styles from './AccountPage.module.css';

/** A copy of everything we keep about the person. */
export function ExportPanel() {
  const copy = useMutation({
    mutationFn: fetchMyData,
    onSuccess: (data) => saveFile(data, 'my-data.json'),
    onError: (error) => logProblem('The data was not exported', error),
  });
  return (
    <Panel title="Your data">
      <p>
        Account, bookings, travellers, signatures, messages and payments, in one JSON file. Nobody else's data
        is in it. Of messages that were deleted, as all of a chat are a year after its trip, it says when.
      </p>
      {copy.error && <ErrorNote>{sentenceOf(copy.error)}</ErrorNote>}
      <div>
        <Button tone="quiet" size="portal" isOff={copy.isPending} onClick={() => copy.mutate()}>
          {copy.isPending ? 'Gathering it...' : 'Download my data'}
        </Button>
      </div>
      <output className={styles.saved}>{copy.isSuccess && 'Downloaded'}</output>
    </Panel>
  );
}
