/** A file of the built site as its manifest lists it; paths are relative to the site's root. */
export interface SiteFile {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** What the server hands over when it asks for a page. */
export interface PageRequest {
  /**
   * For `drawPage` what `drawnAt` answered, never what somebody typed: the same drawing goes to everybody. For `drawOwn` the
   * address as it was asked for, with its query.
   */
  path: string;
  /** The built index.html, into which the page is drawn. */
  shell: string;
  /** The built site's files by the source each was made from. */
  files: Record<string, SiteFile>;
  /** The text of a built style sheet, by its path relative to the site's root. */
  readStyle: (file: string) => string;
  /** Where people reach the site, without a slash at the end. */
  origin: string;
  /** Asks this server's own API; the address in the request names path and query, its host means nothing. */
  callApi: (request: Request) => Promise<Response>;
}

/** What an address is answered with. */
export interface PageAnswer {
  /** The whole page. */
  html: string;
  /** False where there is nothing at the address: no page, or no trip that is on sale. */
  isFound: boolean;
}

/** The half of the built site that draws pages on a server, as its bundle exports it. */
export interface SiteDrawing {
  /** Addresses that search engines may list: one for each public page. */
  publicPaths: readonly string[];
  /** The same of a trip on sale that is not the one on the front page. */
  pathsOfTrip: (tripId: number) => readonly string[];
  /** The one path at which a page is drawn for all the paths that lead to it; null where only a browser draws. */
  drawnAt: (path: string) => string | null;
  /** Draws a page. Throws when it cannot be drawn; the bare shell still works then. */
  drawPage: (request: PageRequest) => Promise<PageAnswer>;
  /**
   * Draws a page with what is one person's own on it, for that person alone; null where there is no such thing to be read.
   * Throws when it cannot be drawn.
   */
  drawOwn: (request: PageRequest) => Promise<PageAnswer | null>;
}
