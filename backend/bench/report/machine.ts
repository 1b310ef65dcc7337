import { availableParallelism, cpus, totalmem, type } from 'node:os';

/** The machine in a line: figures of one mean little on another. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${model}), ${gigabytes} GB, ${type()} ${process.arch}, Node ${process.version}`;
}
