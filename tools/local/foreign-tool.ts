import { Child } from './child.js';

/** Starts somebody else's Node program on this terminal. `argv` is its script and arguments. */
export function startTool(name: string, argv: readonly string[], env: NodeJS.ProcessEnv): Child {
  return new Child({ name, argv, env, graceMs: 0 });
}
