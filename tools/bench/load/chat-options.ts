import { availableParallelism } from 'node:os';
import { LocalFault } from '../../local/local-fault.js';
import { readOptions, wholeNumber } from '../options.js';

const USAGE =
  'Usage: npm run bench:chat -- [--members 1000] [--rate 50] [--seconds 30] [--threads 1] [--nodes 2 --redis] [--cpu-prof FOLDER]';
const OPTIONS = {
  members: { type: 'string' },
  rate: { type: 'string' },
  seconds: { type: 'string' },
  threads: { type: 'string' },
  nodes: { type: 'string' },
  redis: { type: 'boolean' },
  'cpu-prof': { type: 'string' },
} as const;

/** How long, how loud and before how many. */
export interface ChatOptions {
  members: number;
  /** Messages a second. */
  rate: number;
  seconds: number;
  /** Threads of the load driver. */
  threads: number;
  nodes: number;
  withRedis: boolean;
  nodeFlags: string[];
}

/** Reads the command line. Throws a LocalFault for what cannot be. */
export function readChatOptions(): ChatOptions {
  const given = readOptions(OPTIONS, USAGE);
  const number = (
    name: 'members' | 'rate' | 'seconds' | 'threads' | 'nodes',
    fallback: number,
    max: number,
  ) => wholeNumber(name, given[name], { min: 1, max, fallback });
  const options = {
    members: number('members', 1_000, 20_000),
    rate: number('rate', 50, 5_000),
    seconds: number('seconds', 30, 3_600),
    // One leaves a core to the server on a machine of two; more help only where there are cores to spare.
    threads: number('threads', Math.max(1, Math.floor(availableParallelism() / 4)), 64),
    nodes: number('nodes', 1, 16),
    withRedis: given.redis === true,
    nodeFlags: given['cpu-prof'] ? ['--cpu-prof', `--cpu-prof-dir=${String(given['cpu-prof'])}`] : [],
  };
  // Gangway lets one person say five messages a second; the schedule deals them out at random.
  if (options.rate > options.members)
    throw new LocalFault('--rate cannot be above --members: people do not write that fast.');
  if (options.nodes > 1 && !options.withRedis) throw new LocalFault('--nodes above 1 needs --redis.');
  return options;
}
