import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what we do not use of the router: its forms and scroll keeping stay in the bundle only because
 * each is given a name for developers' tools after it is made.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'gangway-shake-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
          .replaceAll(/= (React\w*)\.(forwardRef|memo|createContext)\(/g, '= /* @__PURE__ */ $1.$2('),
        map: null,
      }),
    },
  };
}
