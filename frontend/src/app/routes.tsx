import { lazy, type ReactElement, Suspense, useState } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { TemplateLayout } from './layout/TemplateLayout';
import { PAGES } from './pageTable';

const loadTheme = () => import('../ui/MuiTheme');
const Toasts = lazy(() => import('../ui/Toasts'));
const NotFoundPage = lazy(() => import('../pages/not-found/NotFoundPage'));

function lazyPage({ load, usesMui }: (typeof PAGES)[number]): ReactElement {
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

const ROUTES = PAGES.map((page) => ({ path: page.path, element: lazyPage(page) }));

/** The address decides the page; an address nobody knows is the 404 page. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const page = PAGES.find(({ path }) => matchPath(path, pathname));
  // Toasts come with the first page that may need one, and outlive it: a toast survives the change of page.
  const [hasToasts, setHasToasts] = useState(false);
  if (page?.usesMui && !hasToasts) setHasToasts(true);

  return (
    <>
      <Routes>
        <Route element={<TemplateLayout fillsWindow={page?.fillsWindow ?? false} />}>
          {ROUTES.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
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
