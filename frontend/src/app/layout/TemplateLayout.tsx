import { Suspense, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ErrorBoundary';
import { useScrollMemory } from '../scrollMemory';
import { TakeOver } from '../TakeOver';
import { Footer } from './Footer';
import { OfflineBanner } from './OfflineBanner';
import { PageWait } from './PageWait';
import { Preview } from './Preview';
import { QuickMenu } from './QuickMenu';
import { Sidebar } from './Sidebar';
import { SidebarToggle } from './SidebarToggle';
import styles from './TemplateLayout.module.css';

/** The frame round every page: sidebar or drawer and bottom bar, main, footer. `fillsWindow` leaves the footer out. */
export function TemplateLayout({ fillsWindow = false }: { fillsWindow?: boolean }) {
  const { pathname } = useLocation();
  const [isSidebarOpen, setSidebarOpen] = useState(true);
  const frame = useRef<HTMLDivElement>(null);
  useScrollMemory();

  return (
    <>
      <div ref={frame} className={styles.frame} data-sidebar={isSidebarOpen ? 'open' : 'closed'}>
        <a className={styles.skip} href="#content">
          Skip to content
        </a>
        <Preview />
        <Sidebar isOpen={isSidebarOpen} />
        <SidebarToggle isOpen={isSidebarOpen} onToggle={() => setSidebarOpen(!isSidebarOpen)} />
        <main id="content" tabIndex={-1} className={styles.main} data-fills-window={fillsWindow}>
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<PageWait />}>
              <Outlet />
              <TakeOver part="page" />
            </Suspense>
          </ErrorBoundary>
        </main>
        {!fillsWindow && <Footer />}
        <QuickMenu frame={frame} />
      </div>
      <OfflineBanner />
      <TakeOver part="frame" />
    </>
  );
}
