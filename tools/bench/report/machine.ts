import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';

/** The machine, and how busy others keep it: figures of one mean little on another. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const cores = `${availableParallelism()} cores (${model})`;
  return `${cores}, ${gigabytes} GB, ${type()} ${process.arch}, Node ${process.version}; load average before: ${load}`;
}
