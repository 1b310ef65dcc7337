/**
 * Stops this process when the npm that started it was killed without a chance to tell us (kill -9): we would go on
 * unseen otherwise, and hold the ports. Without npm before us nothing is watched.
 */
export function stopWithNpm() {
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 1000);
  timer.unref();
}
