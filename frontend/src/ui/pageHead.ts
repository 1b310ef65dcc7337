import { createContext } from 'react';

/** What a page says about itself to tabs, search engines and link previews. */
export interface PageHead {
  title: string;
  description?: string | undefined;
}

/** The name as a tab shows it: "Pricing | Gangway". */
export function tabTitle(title: string): string {
  return `${title} | Gangway`;
}

/** Where a page's head goes while the server draws it; null in a browser, where effects set the title. */
export const HeadSink = createContext<((head: PageHead) => void) | null>(null);
