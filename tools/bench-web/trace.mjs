const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/**
 * What a page's main thread did while `act` ran, oldest first: the thread is the one that was told of `mark`, such as
 * "FireAnimationFrame". Times are microseconds; `tdur` is CPU time.
 */
export async function traceThread(wire, mark, act) {
  const events = [];
  const keep = ({ value }) => events.push(...value);
  wire.on('Tracing.dataCollected', keep);
  await wire.send('Tracing.start', {
    categories: 'toplevel,devtools.timeline,blink.user_timing',
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise((resolve) => wire.once('Tracing.tracingComplete', resolve));
  await wire.send('Tracing.end');
  await complete;
  wire.off('Tracing.dataCollected', keep);
  const marked = events.find(mark);
  if (!marked) throw new Error('The trace tells nothing of what was measured');
  return events
    .filter(({ pid, tid }) => pid === marked.pid && tid === marked.tid)
    .toSorted((a, b) => a.ts - b.ts);
}

export const isFrame = ({ name }) => name === 'FireAnimationFrame';
export const p95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)];

export const isDispatchOf =
  (...types) =>
  ({ name, args }) =>
    name === 'EventDispatch' && types.includes(args.data?.type);

/** The CPU time in ms of the tasks that ran between two moments, or into that time. */
export function cpuMs(events, from, to) {
  return events
    .filter(({ name, ts, dur, tdur }) => TASKS.has(name) && tdur && ts + dur > from && ts <= to)
    .reduce((sum, { tdur }) => sum + tdur / 1000, 0);
}

/** The CPU time in ms of each frame: of the tasks after one is drawn, up to the task that draws the next. */
export function frameCpuMs(events) {
  const drawn = events.filter(({ name }) => name === 'Layerize').map(({ ts }) => ts);
  const frames = drawn.slice(1).map(() => 0);
  for (const { name, ts, tdur = 0 } of events) {
    const frame = drawn.findIndex((end) => ts <= end) - 1;
    if (TASKS.has(name) && frame >= 0) frames[frame] += tdur / 1000;
  }
  return frames;
}
