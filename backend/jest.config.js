// ESM: TypeScript writes './x.js' for './x.ts', and Nest 12's packages are ESM only.
const common = {
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/jest.setup.js'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
};

// Needs `npm run build:backend`.
const overPostgres = {
  globalSetup: '<rootDir>/test/support/one-postgres.setup.mjs',
  globalTeardown: '<rootDir>/test/support/one-postgres.teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/jest.retry.js'],
};

export default {
  // A busy machine is slow, not wrong.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      roots: [
        ...['<rootDir>/src', '<rootDir>/contracts'],
        ...['<rootDir>/../tools/local', '<rootDir>/../tools/paypal-emulator'],
      ],
    },
    { ...common, ...overPostgres, displayName: 'integration', roots: ['<rootDir>/test'] },
    { ...common, ...overPostgres, displayName: 'faults', roots: ['<rootDir>/faults'] },
  ],
};
