/** Paths that are never a page. */
const NOT_PAGES = /^\/(api|paypal|socket\.io|healthz|readyz|metrics)(\/|$)/;

/** Whether a request asks for a page of the site, or for one that there is not: its answer is read by a person. */
export const isPageRequest = ({ method, path }: { method: string; path: string }): boolean =>
  ['GET', 'HEAD'].includes(method) && !NOT_PAGES.test(path);
