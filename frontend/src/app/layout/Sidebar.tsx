import { useLocation } from 'react-router-dom';
import { PATTERNS } from '../../lib/paths';
import { inTrip, tripIn } from '../../lib/tripAddress';
import { Brand } from './Brand';
import { MenuContent } from './MenuContent';
import styles from './Sidebar.module.css';

const HOMES: readonly string[] = [PATTERNS.home, PATTERNS.templateHome, `${PATTERNS.templateHome}/`];
/** Pages that begin with a picture: a home page, or a trip's. */
const isOverPicture = (pathname: string) =>
  HOMES.includes(pathname) || pathname.replace(/\/$/, '') === inTrip(PATTERNS.home, tripIn(pathname));

/** The site's head: a column at the left on wide windows, the brand alone above the page on narrow ones. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  const { pathname } = useLocation();
  return (
    <header
      id="sidebar"
      className={styles.sidebar}
      data-open={isOpen}
      data-over-picture={isOverPicture(pathname)}
    >
      <Brand />
      <div className={styles.menu}>
        <MenuContent />
      </div>
    </header>
  );
}
