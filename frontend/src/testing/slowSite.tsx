import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';

/** A site that comes to an address when it is told to: a slow one is still on its way while somebody types on. */
export function aSlowSite(page: ReactElement, start = '/list') {
  let asked: string | null = null;
  const replace = (to: To) => {
    asked = typeof to === 'string' ? to : createPath(to);
  };
  const nothing = () => undefined;
  const navigator: Navigator = { createHref: String, go: nothing, push: nothing, replace };
  const at = (address: string) => (
    <Router location={address} navigator={navigator}>
      {page}
    </Router>
  );
  const { rerender } = render(at(start));
  return { asked: () => asked, arrive: () => rerender(at(asked ?? start)) };
}
