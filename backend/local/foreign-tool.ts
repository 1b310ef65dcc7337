import { Child } from './child.js';

// A tool that does not know our ways is taught the one that matters: to end when its line to us closes.
const END_WITH_PARENT =
  'data:text/javascript,process.once("disconnect",()=>process.exit());process.channel.unref()';

/** Starts somebody else's Node program on this terminal. `argv` is its script and arguments. */
export function startTool(name: string, argv: readonly string[], env: NodeJS.ProcessEnv): Child {
  return new Child({ name, argv: ['--import', END_WITH_PARENT, ...argv], env });
}
