import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccount } from '../../api/account';
import { sentenceOf } from '../../api/errors';
import { useSession } from '../../api/session';
import { Problem } from '../../features/account/Problem';
import { SignedInOnly } from '../../features/gate/SignedInOnly';
import { paths } from '../../lib/paths';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';
import styles from './AccountPage.module.css';
import { EmailPanel } from './EmailPanel';
import { ErasePanel } from './ErasePanel';
import { ExportPanel } from './ExportPanel';
import type { Leaving } from './leaving';
import { NamePanel } from './NamePanel';
import { PasswordPanel } from './PasswordPanel';
import { SecondStepPanel } from './SecondStepPanel';
import { SessionsPanel } from './SessionsPanel';

/** What somebody does with their own account, guest or host. */
export default function AccountPage() {
  const navigate = useNavigate();
  const { user } = useSession();
  const [unknown, setUnknown] = useState<Error | null>(null);
  const leave = () => void navigate(paths.login());
  return (
    <>
      {unknown && !user && (
        <div className={styles.unknown}>
          <Problem title="Not certain" description={sentenceOf(unknown)} />
        </div>
      )}
      <SignedInOnly>
        <div className={styles.page}>
          <header>
            <PageTitle title="Your account" />
            <p className={styles.lead}>How you sign in, and what we keep about you.</p>
          </header>
          <Panels onLeft={leave} onUnknown={setUnknown} />
        </div>
      </SignedInOnly>
    </>
  );
}

function Panels(leaving: Leaving) {
  const { data: account, isError, error, refetch } = useAccount();
  const { user } = useSession();
  if (!account) {
    return isError ? (
      <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>
    ) : (
      <Waiting height="640px" onRetry={() => void refetch()} />
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <NamePanel account={account} />
        <EmailPanel account={account} />
        <PasswordPanel username={account.username} />
        <SecondStepPanel />
      </div>
      <div className={styles.column}>
        <SessionsPanel account={account} {...leaving} />
        <ExportPanel />
        {user?.role === 'guest' && <ErasePanel {...leaving} />}
      </div>
    </div>
  );
}
