import { sentenceOf } from '../../api/errors';
import { useKeptAccounts } from '../../api/operator';
import { useSession } from '../../api/session';
import { formatCount } from '../../lib/numbers';
import { useSearchInAddress } from '../../lib/useSearchInAddress';
import { withSet } from '../../lib/withSet';
import { ErrorNote } from '../../ui/ErrorNote';
import { SearchField } from '../../ui/form/SearchField';
import { Panel } from '../../ui/Panel';
import { Said } from '../../ui/Said';
import { Waiting } from '../../ui/Waiting';
import { AccountRow } from './AccountRow';
import styles from './operator.module.css';
import { Pages } from './Pages';

const SEARCH = {
  read: (query: URLSearchParams) => ({
    q: query.get('q') ?? '',
    page: Math.max(1, Number(query.get('page')) || 1),
  }),
  write: (query: URLSearchParams, { q, page }: { q: string; page: number }) =>
    withSet(query, { q, page: page > 1 ? page : null }),
};

/** Every account of the site: found by name, user name or email, operators and hosts first. */
export function Accounts() {
  const { user } = useSession();
  const { search, settled, change } = useSearchInAddress(SEARCH);
  const { data, isError, error, isPlaceholderData, refetch } = useKeptAccounts(settled.q, settled.page);

  return (
    <Panel title="Accounts">
      <div className={styles.field}>
        <SearchField
          label="Search accounts"
          placeholder="Name, username or email"
          value={search.q}
          onChange={(q) => change({ q, page: 1 })}
        />
      </div>
      {isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!data && !isError && <Waiting height="60rem" onRetry={() => void refetch()} />}
      {data && (
        <>
          <Said about={settled.q} isSettled={!isPlaceholderData} className={styles.aside}>
            {data.total === 0
              ? 'No account has these letters.'
              : `${formatCount(data.total)} ${data.total === 1 ? 'account' : 'accounts'}`}
          </Said>
          <ul className={styles.accounts} aria-label="Accounts">
            {data.accounts.map((account) => (
              <AccountRow key={account.id} account={account} isOwn={account.id === user?.id} />
            ))}
          </ul>
          <Pages
            label="Pages of accounts"
            page={settled.page}
            pages={data.pages}
            before="Previous"
            after="Next"
            onPage={(page) => change({ page })}
          />
        </>
      )}
    </Panel>
  );
}
