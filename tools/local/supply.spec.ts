import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');

interface Locked {
  version: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
}
interface Advisory {
  package: string;
  range: string;
  severity: string;
  title: string;
  url: string;
}
const { supplyProblems } = (await import(join(ROOT, 'scripts/lib/supply.rules.mjs'))) as {
  supplyProblems: (
    packages: Record<string, Locked>,
    advisories: Advisory[],
    licenceOf: () => undefined,
  ) => string[];
};

const fine: Locked = { version: '1.2.3', integrity: 'sha512-x', license: 'MIT' };
const hole = { package: 'oar', range: '<1.3.0', title: 'Takes in water', url: 'https://holes.example/1' };
const problems = (change: Partial<Locked>, advisories: Advisory[] = []) =>
  supplyProblems({ 'node_modules/oar': { ...fine, ...change } }, advisories, () => undefined);

it('SEC-81: a package is what was locked, under a licence of the list, and runs nothing when it is installed', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ license: 'GPL-3.0-only OR MIT' })).toEqual([]);
  expect(problems({ integrity: '' })).toEqual([expect.stringMatching(/^oar 1.2.3: no integrity/)]);
  expect(problems({ license: 'GPL-3.0-only' })).toHaveLength(1);
  expect(problems({ license: 'MIT AND GPL-3.0-only' })).toHaveLength(1);
  expect(problems({ hasInstallScript: true })).toEqual([
    'oar 1.2.3: wants to run a script when it is installed',
  ]);
});

it('SEC-81: a grave hole stops a release until the package is another, a small one does not', () => {
  expect(problems({}, [{ ...hole, severity: 'high' }])).toEqual([
    'oar 1.2.3: high: Takes in water (https://holes.example/1)',
  ]);
  expect(problems({ version: '1.3.0' }, [{ ...hole, severity: 'critical' }])).toEqual([]);
  expect(problems({}, [{ ...hole, severity: 'moderate' }])).toEqual([]);
});

it('SEC-81: packages are installed without their scripts', () => {
  for (const file of ['scripts/lib/install.mjs', 'deploy/Dockerfile'])
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain('--ignore-scripts');
});
