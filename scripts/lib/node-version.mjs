// Read by every Node that knows .mjs files, however old: nothing newer than ES2018 in here, and no imports.

const NEEDED = { major: 20, minor: 20 };

/**
 * Ends the process with a sentence when this Node is too old for the product.
 * @returns {void}
 */
export function assertNodeVersion() {
  const parts = process.versions.node.split('.');
  const major = Number(parts[0]);
  const isEnough = major > NEEDED.major || (major === NEEDED.major && Number(parts[1]) >= NEEDED.minor);
  if (isEnough) return;
  const needed = NEEDED.major + '.' + NEEDED.minor;
  const sentence =
    'Gangway needs Node ' + needed + ' or newer, and this is Node ' + process.versions.node + '.';
  console.error(sentence + ' Get a newer one at https://nodejs.org.');
  process.exit(1);
}
