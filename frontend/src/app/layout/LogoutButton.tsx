import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useLogout } from '../../api/logout';
import { paths } from '../../lib/paths';
import { whileOff } from '../../ui/whileOff';
import styles from './AccountPanel.module.css';

/** Ends the session on the server and goes home as a visitor. A failure is told below the button. */
export default function LogoutButton() {
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate(paths.home()));

  return (
    <>
      <button
        type="button"
        className={styles.logout}
        // Part of every page, which need not carry what asks: the form does.
        data-leaves
        {...whileOff(logout.isPending, () => logout.mutate())}
      >
        <LogOut aria-hidden="true" size={20} strokeWidth={1.75} />
        Log out
      </button>
      <output>{logout.isError && 'Not logged out. Please try again.'}</output>
    </>
  );
}
