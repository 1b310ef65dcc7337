import { createContext } from 'react';

/** What a page says about itself to tabs, search engines and link previews. */
export interface PageHead {
  title: string;
  description?: string | undefined;
}

const SITE = 'Gangway';

/** The name as a tab shows it: "Pricing | Gangway"; the site's own name stands alone. */
export function tabTitle(title: string): string {
  return title === SITE ? SITE : `${title} | ${SITE}`;
}

/** Where a page's head goes while the server draws it; null in a browser, where effects set the title. */
export const HeadSink = createContext<((head: PageHead) => void) | null>(null);
