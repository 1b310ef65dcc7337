// ESM: TypeScript writes './x.js' for './x.ts', and Nest 12's packages are ESM only.
const common = {
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/jest.setup.js'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
};

export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      roots: ['<rootDir>/src', '<rootDir>/local', '<rootDir>/paypal-emulator'],
    },
    { ...common, displayName: 'integration', roots: ['<rootDir>/test'] },
    { ...common, displayName: 'faults', roots: ['<rootDir>/faults'] },
  ],
};
