import type { Plugin } from 'vite';

/** What only the router's framework, its data routers and its server components use, in the words of its production build. */
const UNUSED: readonly [text: string, instead: string][] = [
  // Every link would keep two states and two effects for files that are fetched ahead; prefetch.ts does that here.
  ['usePrefetchBehavior(\n      prefetch,\n      rest\n    )', '[false, null, {}]'],
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  ['ref: mergeRefs(forwardedRef, prefetchRef)', 'ref: forwardedRef'],
  // Only routers that load data for their routes, which ours is not, keep states and show errors of their own.
  ['isDataRoute ? useNavigateStable() :', 'false ? null :'],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;'],
  ['let routerState = React10.useContext(DataRouterStateContext);', 'const routerState = null;'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
];

/** What developers are told who draw a part of the router outside of it; whoever draws ours sees it fail all the same. */
const ADVICE = /,\s*(?:\/\/[^\n]*\s*)*`[^`\n]* may be used only in the context of a <Router> component\.`/g;

/**
 * Lets the bundler drop what we do not use of the router: its forms and scroll keeping stay in the bundle only because
 * each is given a name for developers' tools after it is made, and its framework's parts because a link asks whether
 * there is one. Throws when a new version of the router words them otherwise.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'gangway-shake-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: withoutFramework(code)
          .replaceAll(ADVICE, '')
          .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
          .replaceAll(/= (React\w*)\.(forwardRef|memo|createContext)\(/g, '= /* @__PURE__ */ $1.$2('),
        map: null,
      }),
    },
  };
}

function withoutFramework(code: string): string {
  if (!code.includes('function usePrefetchBehavior(')) return code;
  return UNUSED.reduce((cut, [text, instead]) => {
    if (!cut.includes(text)) throw new Error(`The router no longer says "${text}": look at shakeRouter.ts.`);
    return cut.replaceAll(text, instead);
  }, code);
}
