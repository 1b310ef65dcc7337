import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/session';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import styles from './AccessGate.module.css';
import { AccessUnknown } from './AccessUnknown';

/** Shows its children to whoever is signed in, guest or host; visitors get the way to sign in, and come back here. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { user, isPending, isError, refetch } = useSession();
  const { pathname } = useLocation();
  if (user) return children;
  if (isError) return <AccessUnknown onRetry={refetch} />;
  if (!isPending) {
    return (
      <section className={styles.gate}>
        <PageTitle title="Please sign in" />
        <p className={styles.text}>This page is about your own account.</p>
        <div className={styles.ways}>
          <ButtonLink to={paths.login(pathname)}>Go to Login</ButtonLink>
        </div>
      </section>
    );
  }
  return (
    <div className={styles.gate} aria-busy="true">
      <Skeleton width="min(24ch, 80%)" height="2.25rem" />
      <Skeleton width="min(48ch, 100%)" height="4rem" />
    </div>
  );
}
