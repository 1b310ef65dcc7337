import type { PageRequest, SiteFile } from '../../../backend/contracts/site-drawing';

/**
 * The scripts and style sheets of one page beyond what every page loads, in the order in which they are needed.
 * @param ofShell the files that the shell names itself; the build may have put its start into a file that others share
 */
export function filesOf(
  files: PageRequest['files'],
  component: string,
  ofShell: ReadonlySet<string>,
): { scripts: string[]; styles: string[] } {
  const entry = Object.keys(files).find((source) => source.endsWith(`/${component}.tsx`));
  // A page component is named as its file; the build keeps function names on the server.
  if (!entry) throw new Error(`The built site has no chunk for ${component}.tsx`);
  // A page that stands in a list of its own (formPages.ts) is asked for through that list.
  const lists = Object.keys(files).filter((source) => files[source]?.dynamicImports?.includes(entry));
  const needed = [...lists, entry].flatMap((source) => closure(files, source));
  const own = (names: string[]) => [...new Set(names)].filter((name) => !ofShell.has(name));
  return {
    scripts: own(needed.map(({ file }) => file)),
    styles: own(needed.flatMap(({ css }) => css ?? [])),
  };
}

/** A chunk and everything it imports, each once, imports first. */
function closure(files: PageRequest['files'], key: string, seen = new Set<string>()): SiteFile[] {
  const file = files[key];
  if (!file || seen.has(key)) return [];
  seen.add(key);
  return [...(file.imports ?? []).flatMap((imported) => closure(files, imported, seen)), file];
}
