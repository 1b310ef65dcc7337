import { useState } from 'react';
import { logProblem, sentenceOf } from '../../api/errors';
import { fetchLogFile, useHostLog } from '../../api/host/hostLog';
import { formatCount } from '../../lib/numbers';
import { saveFile } from '../../lib/browser/saveFile';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { Said } from '../../ui/Said';
import { toastSuccess } from '../../ui/toast';
import { Waiting } from '../../ui/Waiting';
import styles from './Log.module.css';
import { LogFilters } from './LogFilters';
import { LogList } from './LogList';
import { useLogAddress } from './useLogAddress';

const FILE = 'activity-log.csv';

/** Who did what on the trips one hosts, when and why. */
export function Log() {
  const address = useLogAddress();
  const { filter, page, change, isNarrowed } = address;
  const { data, isError, error, isPlaceholderData, refetch } = useHostLog(filter, page);
  const [file, setFile] = useState<'idle' | 'preparing' | 'failed'>('idle');
  const retry = () => void refetch();
  const save = async () => {
    setFile('preparing');
    try {
      const { file: content, rows } = await fetchLogFile(filter);
      saveFile(content, FILE);
      toastSuccess({ title: FILE, description: `${formatCount(rows)} lines` });
      setFile('idle');
    } catch (err) {
      logProblem('The log could not be saved as a file', err);
      setFile('failed');
    }
  };

  return (
    <div className={styles.log}>
      <LogFilters log={data} address={address} />
      {isError && <ErrorNote onRetry={retry}>{sentenceOf(error)}</ErrorNote>}
      {!data && !isError && <Waiting height="40rem" onRetry={retry} />}
      {file === 'failed' && (
        <ErrorNote onRetry={() => void save()}>The file could not be made. The filter is kept.</ErrorNote>
      )}
      {data && (
        <>
          <div className={styles.bar}>
            <Said about={JSON.stringify(filter)} isSettled={!isPlaceholderData} className={styles.aside}>
              {formatCount(data.total)} <span>{data.total === 1 ? 'act' : 'acts'}</span>
              {isNarrowed && <span>{' with this filter'}</span>}
            </Said>
            <Button
              tone="quiet"
              size="portal"
              isOff={file === 'preparing' || data.total === 0}
              onClick={() => void save()}
            >
              {file === 'preparing' ? `Preparing ${formatCount(data.total)} rows...` : 'Export CSV'}
            </Button>
          </div>
          {data.total === 0 && (
            <p className={styles.aside}>
              {isNarrowed
                ? 'Nothing was done that this filter lets through.'
                : 'Nothing was done on your trips yet.'}
            </p>
          )}
          <LogList entries={data.entries} />
          {data.pages > 1 && (
            <nav className={styles.bar} aria-label="Pages of the log">
              <Button tone="quiet" size="portal" isOff={page <= 1} onClick={() => change({ page: page - 1 })}>
                Newer
              </Button>
              <span className={styles.aside}>
                Page {page} of {data.pages}
              </span>
              <Button
                tone="quiet"
                size="portal"
                isOff={page >= data.pages}
                onClick={() => change({ page: page + 1 })}
              >
                Older
              </Button>
            </nav>
          )}
        </>
      )}
    </div>
  );
}
