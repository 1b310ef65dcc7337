import { useLocation } from 'react-router-dom';
import { PATTERNS } from '../../lib/paths';
import { Brand } from './Brand';
import { MenuContent } from './MenuContent';
import styles from './Sidebar.module.css';

const OVER_PICTURE: readonly string[] = [PATTERNS.home, PATTERNS.templateHome, `${PATTERNS.templateHome}/`];

/** The site's head: a column at the left on wide windows, the brand alone above the page on narrow ones. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const { pathname } = useLocation();
  return (
    <header
      id="sidebar"
      className={styles.sidebar}
      data-open={isOpen}
      data-over-picture={OVER_PICTURE.includes(pathname)}
    >
      <Brand />
      <div className={styles.menu}>
        <MenuContent />
      </div>
    </header>
  );
}
