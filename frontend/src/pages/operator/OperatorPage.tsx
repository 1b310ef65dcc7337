import type { ReactNode } from 'react';
import { useHostRequests } from '../../api/host/hostTeam';
import { useSession } from '../../api/session';
import { SignedInOnly } from '../../features/gate/SignedInOnly';
import { HostRequests } from '../../features/host-team/HostRequests';
import { Accounts } from '../../features/operator/Accounts';
import { SecurityPanel } from '../../features/operator/SecurityPanel';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';
import styles from './OperatorPage.module.css';

/** For who runs the site: who asks to be a host, its accounts, and what happens at its doors. */
export default function OperatorPage() {
  return (
    <SignedInOnly>
      <OperatorsOnly>
        <header>
          <PageTitle title="Operator" />
          <p className={styles.lead}>
            The accounts of this site. What you do to one is logged and told to its owner.
          </p>
        </header>
        <HostRequests isOperator />
        <BelowRequests />
      </OperatorsOnly>
    </SignedInOnly>
  );
}

/** Once the requests are there, which may be none or many: they push nothing down. */
function BelowRequests() {
  const { isPending, refetch } = useHostRequests(true);
  if (isPending) return <Waiting height="40rem" onRetry={() => void refetch()} />;
  return (
    <>
      <Accounts />
      <SecurityPanel />
    </>
  );
}

/** The server refuses the data to everybody else; here they read why. */
function OperatorsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user?.isOperator) return <div className={styles.page}>{children}</div>;
  return (
    <div className={styles.page}>
      <PageTitle title="Access Denied" />
      <p>This page is for the operator of this site.</p>
    </div>
  );
}
