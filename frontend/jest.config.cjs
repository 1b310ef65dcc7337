module.exports = {
  testEnvironment: '<rootDir>/jest.environment.cjs',
  // Beside the journeys a screen may be slow to draw; a test that hangs is found all the same.
  testTimeout: 30_000,
  roots: ['<rootDir>/src'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.cjs'],
  moduleNameMapper: {
    '\\.(css|svg|avif|webp|jpe?g|png|webm|mp4)(\\?.*)?$': '<rootDir>/jest.asset.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@emotion/sheet$': '<rootDir>/jest.sheet.cjs',
  },
  // The table's engine comes as modules alone.
  transformIgnorePatterns: ['/node_modules/(?!@tanstack/(react-table|table-core|react-store|store)/)'],
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};
