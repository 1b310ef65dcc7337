import type { Plugin } from 'vite';

/** What we do not use of openapi-fetch, in its words: middleware, above all. */
const UNUSED: readonly [text: string, instead: string][] = [
  ['if (finalMiddlewares.length) {', 'if (false) {'],
  [
    'if (typeof m !== "object" || !("onRequest" in m || "onResponse" in m || "onError" in m)) {',
    'if (false) {',
  ],
  ['const finalMiddlewares = [...globalMiddlewares, ...requestMiddlewares];', ''],
  // Each parameter of ours is one text or number, and no browser takes what only Node's fetch does.
  ['if (typeof value === "object") {', 'if (false) {'],
  ['if (Array.isArray(value)) {', 'if (false) {'],
  ['if (name.endsWith("*")) {', 'if (false) {'],
  ['if (name.startsWith(".")) {', 'if (false) {'],
  ['} else if (name.startsWith(";")) {', '} else if (false) {'],
  ['let style = "simple";', 'const style = "simple";'],
  ['contentType === "application/x-www-form-urlencoded"', 'false'],
  ['requestInitExt = supportsRequestInitExt() ? requestInitExt : void 0;', 'requestInitExt = void 0;'],
];

/** Lets the bundler drop what we do not use of the API's client. Throws when a new version of it words that otherwise. */
export function shakeFetch(): Plugin {
  return {
    name: 'gangway-shake-fetch',
    apply: 'build',
    transform: {
      filter: { id: /openapi-fetch\/dist\/index\.mjs/ },
      handler: (code) => ({
        code: UNUSED.reduce((cut, [text, instead]) => {
          if (!cut.includes(text))
            throw new Error(`openapi-fetch no longer says "${text}": look at shakeFetch.ts.`);
          return cut.replaceAll(text, instead);
        }, code),
        map: null,
      }),
    },
  };
}
