import { lazy, type ReactElement, Suspense, useState, useSyncExternalStore } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { onToast, shownToast } from '../ui/toast';
import { TemplateLayout } from './layout/TemplateLayout';
import { OfOnePerson } from './OfOnePerson';
import { tripIn } from '../lib/tripAddress';
import { NOT_FOUND, PAGES, type PageEntry, pageAt } from './pageTable';

const loadTheme = () => import('../ui/MuiTheme');
const Toasts = lazy(() => import('../ui/Toasts'));

function lazyPage({ load, usesMui }: PageEntry): ReactElement {
  const Page = lazy(load);
  if (!usesMui) return <Page />;
  // The theme asks for the page's chunk too: one after the other would cost a second trip to the server.
  const Theme = lazy(async () => (await Promise.all([loadTheme(), load()]))[0]);
  return (
    <Theme>
      <Page />
    </Theme>
  );
}

const ELEMENTS = new Map([...PAGES, NOT_FOUND].map((page) => [page, lazyPage(page)]));

/** The address decides the page; an address nobody knows is the 404 page. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const { usesMui = false, usesToasts = usesMui, fillsWindow = false } = page;
  const toast = useSyncExternalStore(onToast, shownToast, () => null);
  // Toasts come with the first page that often needs one, or with the first one, and outlive the page they came with.
  const [hasToasts, setHasToasts] = useState(false);
  if ((usesToasts || toast) && !hasToasts) setHasToasts(true);
  return (
    <>
      <Routes>
        <Route element={<TemplateLayout fillsWindow={fillsWindow} />}>
          {/* The table has found the page; the router would weigh all of its routes once more. Another trip is another page. */}
          <Route
            path={page.path}
            element={<OfOnePerson key={tripIn(pathname)}>{ELEMENTS.get(page)}</OfOnePerson>}
          />
        </Route>
      </Routes>
      {hasToasts && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  );
}
