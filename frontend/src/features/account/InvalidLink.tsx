import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { Link } from '../../ui/Link';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './accountForm.module.css';

/** What stands in the form's place when the mail's link no longer opens anything. */
export function InvalidLink() {
  return (
    <div className={styles.form}>
      <Alert severity="warning" role="alert">
        <AlertTitle>This link does not work any more</AlertTitle>
        It has been used, has expired, or was not copied whole. If you have set a password with it, sign in.
        If not, <Link to={paths.forgotPassword()}>have a new one sent</Link>.
      </Alert>
      <ButtonLink to={paths.login()}>Sign in</ButtonLink>
    </div>
  );
}
