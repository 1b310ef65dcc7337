import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ICON_IMPORT = /import \{([^}]*)\} from 'lucide-react'/g;

/**
 * The icons that files of these folders (of `src`) import, by the names of their own files (`FerrisWheel` is
 * `ferris-wheel`). The bundler cannot tell: to it, whoever takes an icon from the package's list imports the list.
 */
export function iconsOf(folders: readonly string[]): Set<string> {
  const src = join(import.meta.dirname, '../src');
  const files = folders.flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(src, folder, file)),
  );
  const names = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ICON_IMPORT)])
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.replace('type ', '').trim());
  return new Set(names.filter(Boolean).map(fileNameOf));
}

const fileNameOf = (name: string) => name.replaceAll(/(?<=.)([A-Z]|\d+)/g, '-$1').toLowerCase();
