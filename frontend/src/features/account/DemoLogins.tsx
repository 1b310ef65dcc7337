import Chip from '@mui/material/Chip';
import type { DemoLogin } from '../../api/auth';
import { Button } from '../../ui/Button';
import styles from './DemoLogins.module.css';

interface Props {
  logins: readonly DemoLogin[];
  onChoose: (login: DemoLogin) => void;
}

/** The demo's accounts, each filled in by one press. The server tells them in demo mode only. */
export function DemoLogins({ logins, onChoose }: Props) {
  if (logins.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="demo-logins">
      <h2 id="demo-logins" className={styles.title}>
        Demo logins
      </h2>
      <ul className={styles.list}>
        {logins.map((login) => (
          <li key={login.username} className={styles.login}>
            <p className={styles.who}>
              <span className={styles.name}>{login.name}</span>
              <Chip component="span" size="small" label={login.role === 'host' ? 'Host' : 'Guest'} />
            </p>
            <p className={styles.credentials}>
              <code>{login.username}</code>
              <span aria-hidden="true"> / </span>
              <span className="visually-hidden">, password </span>
              <code>{login.password}</code>
            </p>
            <Button
              tone="quiet"
              size="portal"
              className={styles.fill}
              aria-label={`Fill in ${login.name}`}
              onClick={() => onChoose(login)}
            >
              Fill in
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
