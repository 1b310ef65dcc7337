import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { PageTitle } from '../../ui/PageTitle';
import styles from './HostsOnly.module.css';

/** What a host without a second step reads in the dashboard's place, where hosts need one. */
export function SecondStepFirst() {
  return (
    <section className={styles.refusal}>
      <PageTitle title="One more step" />
      <p>
        Hosts sign in with a second step here. Add a passkey or an authenticator app to your account, and the
        dashboard opens.
      </p>
      <ButtonLink to={paths.account()}>Go to Your account</ButtonLink>
    </section>
  );
}
